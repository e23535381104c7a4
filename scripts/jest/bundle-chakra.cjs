const { existsSync, mkdirSync, renameSync, rmSync } = require('node:fs');
const { dirname, join } = require('node:path');

const chakra = dirname(require.resolve('@chakra-ui/react/package.json'));
const { version } = require('@chakra-ui/react/package.json');
const folder = join(__dirname, '../../node_modules/.cache/somo');
/** What the web specs import instead of Chakra. */
const bundle = join(folder, `chakra-${version}.cjs`);
const others = [/^react($|\/)/, /^react-dom($|\/)/, /^@emotion\//];

/** Bundles Chakra with its own dependencies into one file, once per version: every spec file reloads its imports, and 1,500 small files take twice as long. */
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
