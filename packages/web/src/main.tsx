import { render } from 'preact';
import { config } from 'zod';
import { App } from './app.tsx';
import './styles/index.css';

// The page's policy forbids making code of text, which Zod would otherwise try.
config({ jitless: true });

const root = document.getElementById('app');
if (root) render(<App />, root);
