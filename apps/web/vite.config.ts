import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawPages } from './build/draw-pages';
import { packFiles } from './build/pack-files';

const api = process.env['SOMO_API'] ?? 'http://localhost:3000';
const contracts = new URL('../../libs/contracts/src/', import.meta.url).pathname;
/** Pages that are words alone, and the landing page, whose teachers come when they are looked at. */
const words = ['/', '/how-it-works', '/about', '/help', '/privacy', '/terms', '/safety'];
const shared = {
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { alias: [{ find: /^@somo\/contracts\/(.*)$/, replacement: `${contracts}$1.ts` }] },
};

export default defineConfig({
  ...shared,
  plugins: [
    react(),
    drawPages('src/prerender.tsx', [...words.map((path) => ({ path, late: true })), { path: '/teachers', late: false }], shared),
    packFiles(),
  ],
  server: { port: 5173, proxy: { '/api': api, '/socket.io': { target: api, ws: true } } },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
});
