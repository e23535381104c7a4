import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawPages } from './build/draw-pages';
import { packFiles } from './build/pack-files';

const api = process.env['SOMO_API'] ?? 'http://localhost:3000';
const contracts = new URL('../../libs/contracts/src/', import.meta.url).pathname;
/** Pages that are words alone, and the landing page, whose teachers come when they are looked at. */
const words = ['/', '/how-it-works', '/about', '/help', '/privacy', '/terms', '/safety'];
const forms = ['/login', '/register', '/contact'];
const kindOf = (path: string) => (words.includes(path) ? 'late' : forms.includes(path) ? 'inert' : 'early');
const common = {
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { alias: [{ find: /^@somo\/contracts\/(.*)$/, replacement: `${contracts}$1.ts` }] },
};

/** What two pages or more stand on comes in few files of some size: each file is a journey on its own. */
const shared = { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1000 };
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`;

export default defineConfig({
  ...common,
  plugins: [react(), drawPages('src/prerender.tsx', kindOf, common), packFiles()],
  server: { port: 5173, proxy: { '/api': api, '/socket.io': { target: api, ws: true } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups: [shared] } } },
  },
});
