const { existsSync, mkdirSync, renameSync, rmSync } = require('node:fs');
const { dirname, join } = require('node:path');

const chakra = dirname(require.resolve('@chakra-ui/react/package.json'));
const { version } = require('@chakra-ui/react/package.json');
const folder = join(__dirname, '../../node_modules/.cache/somo');
/** What the web specs import in place of Chakra. */
const bundle = join(folder, `chakra-${version}.cjs`);
const others = [/^react($|\/)/, /^react-dom($|\/)/, /^@emotion\//];

/** Chakra and what only it uses in one file: every spec file loads anew what it imports, and 1,500 small files take it twice as long. Made once for each version. */
module.exports = async function bundleChakra() {
  if (existsSync(bundle)) return;
  const { build } = await import('vite');
  const draft = join(folder, String(process.pid));
  mkdirSync(folder, { recursive: true });
  await build({
    ...{ configFile: false, publicDir: false, logLevel: 'silent' },
    build: {
      ...{ outDir: draft, target: 'es2022', minify: false },
      lib: { entry: join(chakra, 'dist/esm/index.js'), formats: ['cjs'], fileName: () => 'chakra.cjs' },
      rolldownOptions: { external: others },
    },
  });
  renameSync(join(draft, 'chakra.cjs'), bundle);
  rmSync(draft, { recursive: true });
};
module.exports.bundle = bundle;
