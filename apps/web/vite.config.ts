import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env['SOMO_API'] ?? 'http://localhost:3000';
const contracts = new URL('../../libs/contracts/src/', import.meta.url).pathname;

export default defineConfig({
  plugins: [react()],
  resolve: { alias: [{ find: /^@somo\/contracts\/(.*)$/, replacement: `${contracts}$1.ts` }] },
  server: { port: 5173, proxy: { '/api': api, '/socket.io': { target: api, ws: true } } },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
});
