import { defineConfig } from 'vite';

/** Where `npm run serve` listens; the development server hands the API on to it. */
const SERVICE = 'http://127.0.0.1:8787';

export default defineConfig({
  build: { target: 'es2022', sourcemap: false, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: { proxy: { '/api': SERVICE, '/sign-in': SERVICE } },
});
