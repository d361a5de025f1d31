import { config } from 'zod';

// The page's policy forbids making code of text, which Zod would otherwise try as soon as a schema is made: this module
// comes before any that makes one.
config({ jitless: true });
