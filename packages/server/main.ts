/** The service as a program: it starts from its sources, so what Node.js makes of them is kept. */
import { keepCompiled } from './keep-compiled.ts';

keepCompiled();
await import('./program.ts');
