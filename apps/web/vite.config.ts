import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawPages } from './build/draw-pages';
import { packFiles } from './build/pack-files';

const api = process.env['SOMO_API'] ?? 'http://localhost:3000';
const libs = new URL('../../libs/', import.meta.url).pathname;
/** Pages that are words alone, and the landing page, whose teachers come when they are looked at. */
const words = ['/', '/how-it-works', '/about', '/help', '/privacy', '/terms', '/safety'];
const forms = ['/login', '/register', '/contact'];
const kindOf = (path: string) => (words.includes(path) ? 'late' : forms.includes(path) ? 'inert' : 'early');
const common = {
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { alias: [{ find: /^@somo\/(calendar|contracts)\/(.*)$/, replacement: `${libs}$1/src/$2.ts` }] },
};

/** What most pages stand on is one file, which is smaller than its parts; forms, menus and dialogs are not on most pages' first screen. */
const base = { name: 'shared-base', minShareCount: 14, priority: 2, test: /^(?!.*(ark-ui|zag-js|slot-recipe|create-context\.js))/ };
/** What else two pages or more stand on comes in few files of some size: each file is a journey on its own. */
const shared = { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 500 };
/** The router without its warnings for developers: its package names this build to nobody. */
const router = (file: string) => new URL(`../../node_modules/react-router/dist/production/${file}.mjs`, import.meta.url).pathname;
const quietRouter = [
  { find: /^react-router$/, replacement: router('index') },
  { find: /^react-router\/dom$/, replacement: router('dom-export') },
];
/** Only Emotion's withTheme, which nobody calls, wants this. */
const unused = [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }];
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`;

export default defineConfig(({ command }) => ({
  ...common,
  plugins: [react(), drawPages('src/prerender.tsx', kindOf, common), packFiles()],
  resolve: { alias: command === 'build' ? [...common.resolve.alias, ...quietRouter] : common.resolve.alias },
  server: { port: 5173, proxy: { '/api': api, '/socket.io': { target: api, ws: true } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { treeshake: { moduleSideEffects: unused }, output: { chunkFileNames, codeSplitting: { groups: [base, shared] } } },
  },
}));
