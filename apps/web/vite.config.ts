import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { locales } from '../../libs/messages/src/locales';
import { pseudoLocales } from '../../libs/messages/src/pseudo-locales';
import { buildWorkers } from './build/build-workers';
import { carryAssets } from './build/carry-assets';
import { documentScripts } from './build/document-scripts';
import { drawPages } from './build/draw-pages';
import { floorTargets } from './build/floor';
import { nameBuild } from './build/name-build';
import { packFiles } from './build/pack-files';

const api = process.env['SOMO_API'] ?? 'http://localhost:3000';
/** The languages that public pages are prerendered in. */
const pageLocales = process.env['SOMO_PSEUDO_PAGES'] ? [...locales, ...pseudoLocales] : locales;
const libs = new URL('../../libs/', import.meta.url).pathname;
/** Text-only pages, and the landing page, whose teachers load when they scroll into view. */
const words = ['/', '/how-it-works', '/about', '/help', '/privacy', '/terms', '/safety'];
const forms = ['/login', '/register', '/contact'];
const kindOf = (path: string) => (words.includes(path) ? 'late' : forms.includes(path) ? 'inert' : 'early');
const scripts = { 'before-paint.js': 'public/before-paint.js', 'start.js': 'public/start.js', 'old-browser.js': 'src/old-browser.ts' };
const common = {
  root: import.meta.dirname,
  define: { somoFigures: JSON.stringify(process.env['SOMO_FIGURES'] ?? '') },
  plugins: [react()],
  // A catalogue is read as a whole; exports for each of its words would double its size.
  json: { namedExports: false },
  resolve: {
    alias: [
      { find: /^@somo\/(calendar|contracts|messages)\/(.*)$/, replacement: `${libs}$1/src/$2.ts` },
      { find: '@emotion/is-prop-valid', replacement: `${import.meta.dirname}/build/prop-names.ts` },
    ],
  },
};

/** What most pages do not need on their first screen: the component library for forms, menus and dialogs, forms and their rules, and what acts. */
const later = [
  ...['ark-ui', 'zag-js', 'slot-recipe', 'create-context.js', 'dialog'],
  ...['react-hook-form', 'contracts/src/rules/', 'field-rules', 'field-problem', 'lib/use-checked-form', 'text-area', 'textarea'],
  ...['web/src/lib/days', 'lib/changes', 'lib/http', 'lib/key.', 'lib/mutation', 'lib/relative-time'],
];
/** What most pages need is one chunk, which is smaller than its parts. */
const base = { name: 'shared-base', minShareCount: 14, priority: 2, test: (id: string) => !later.some((part) => id.includes(part)) };
/** What pages say of a teacher: too small to stand alone, and else merged with what few pages need. */
const told = {
  name: 'shared-told',
  minShareCount: 2,
  priority: 3,
  test: /ui\/(stored-text|rating)|teachers\/teacher-reputation|badge-check/,
};
/** Other code shared by two or more pages is merged into a few larger chunks, because each file costs a round trip. */
const shared = { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 500 };
/** React Router's production build, without warnings for developers; its package.json does not export it to bundlers. */
const router = (file: string) => new URL(`../../node_modules/react-router/dist/production/${file}.mjs`, import.meta.url).pathname;
const quietRouter = [
  { find: /^react-router$/, replacement: router('index') },
  { find: /^react-router\/dom$/, replacement: router('dom-export') },
];
/**
 * Lets the build leave out components that the app does not use: their packages name them for developers' tools, make them by calls, and
 * list them in objects, all of which keeps them in the build.
 */
const unusedComponents: Plugin = {
  name: 'somo-unused-components',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production|@ark-ui\/react\/dist|@chakra-ui\/react\/dist|lucide-react\/dist/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*$/gm, '')
        .replace(
          /^((?:const|var|let) [\w{},: $\n]+ = )(?=(?:\w+\.)?(?:forwardRef|createContext|memo|with\w+|create\w+|chakra)\()/gm,
          '$1/* @__PURE__ */ ',
        )
        .replace(/^import \{ (\w+_exports) \} from/gm, 'import * as $1 from'),
  },
};
/** Used only by Emotion's withTheme, which the app never calls. */
const unused = [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }];
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash:7].js`;

export default defineConfig(({ command }) => ({
  ...common,
  plugins: [
    react(),
    unusedComponents,
    nameBuild(),
    documentScripts(scripts, ['before-paint.js', 'start.js']),
    drawPages('src/prerender.tsx', kindOf, common, pageLocales),
    buildWorkers(),
    packFiles(process.env['SOMO_COMPRESSION'] === 'best'),
    carryAssets(),
  ],
  resolve: { alias: command === 'build' ? [...common.resolve.alias, ...quietRouter] : common.resolve.alias },
  server: { port: 5173, proxy: { '/api': api, '/files': api, '/socket.io': { target: api, ws: true } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // All of it but static blocks, of which the build has none, works in the oldest browsers. For Safari 15.6 by name, private
    // members would be rewritten too, which makes the app larger for all.
    target: 'es2022',
    cssTarget: floorTargets,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: { moduleSideEffects: unused },
      output: { chunkFileNames, codeSplitting: { groups: [told, base, shared] } },
    },
  },
}));
