/**
 * The service as a part of an editor: on a loopback port, for one account that its own user holds. Reads one line of
 * JSON from standard input, `{"key": "housestyle_…"}` with the key of an earlier start or null; prints one line,
 * `{"address": "http://127.0.0.1:…", "key": "housestyle_…"}`, when requests are served; ends when standard input ends,
 * which it does with the editor's window, however that ends.
 */
import { keepCompiled } from './keep-compiled.ts';

keepCompiled();
await import('./local-program.ts');
