import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

const specs = ['**/*.spec.ts', '**/*.spec.tsx', '**/e2e/**', 'libs/testing/**', '**/spec/**', '**/bench/**', 'scripts/**', 'tools/**'];

const no = {
  save: {
    // Of an entity: a PDF's `save()` takes none.
    selector: "CallExpression[arguments.length>0][callee.type='MemberExpression'][callee.property.name=/^(save|remove|upsert)$/]",
    message: 'save() on a stale row writes old values back: use update({ id, version }, …), insert, delete, or SQL.',
  },
  env: {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: 'Settings come from a class in *.config.ts, validated and typed.',
  },
  today: {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Time comes from outside: inject Clock, or take `now`.',
  },
  now: {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Time comes from outside: inject Clock, or take `now`.',
  },
  chance: {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Ids come from newId(); chance comes from outside.',
  },
  await: { selector: 'AwaitExpression', message: 'A rule is a plain function: load first, then decide.' },
  date: { selector: "NewExpression[callee.name='Date']", message: 'In domain/ and calendar an instant is a number: epoch milliseconds.' },
  span: {
    selector: 'VariableDeclarator[id.name=/^(minute|hour|day)Ms$/]',
    message: 'minuteMs, hourMs and dayMs come from @somo/calendar/days.',
  },
  drawer: {
    selector: 'ClassDeclaration[id.name=/(Service|Handler|Manager|Helper|Utils?)$/]',
    message: 'Name the class after what it does: BookLesson, not BookingService.',
  },
};
const sides = '(margin|padding|border|rounded|scrollMargin|scrollPadding)(Top|Bottom)?(Left|Right)\\w*';
const physical = [`JSXAttribute[name.name=/^([mp][lr]|left|right|${sides})$/]`, `Property[key.name=/^([mp][lr]|${sides})$/]`].map(
  (selector) => ({
    selector,
    message: 'Some languages are read from right to left: say start and end (ms, pe, insetStart).',
  }),
);
const key = [
  "Property[key.name='queryKey'] > ArrayExpression.value",
  'CallExpression[callee.property.name=/Query(Data|State)$/] > ArrayExpression:first-child',
  'VariableDeclarator[id.name=/^(query)?key$/i] > ArrayExpression.init',
].map((selector) => ({ selector, message: 'The key of an answer comes from its route: use query(), pages() or keyOf() of lib/query.' }));
const noLog = { object: 'console', property: 'log', message: 'Product code logs through Log.' };
const blocked = 'Browsers may block, fill up or not have their storage: use lib/storage.';
const storage = ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel', 'caches', 'cookieStore'];
const locks = { object: 'navigator', property: 'locks', message: 'Browsers may refuse locks: use lib/one-tab.' };
const clock = [no.today, no.now, no.chance];
const ban = (...what) => ({ 'no-restricted-syntax': ['error', no.span, ...what] });

export default ts.config(
  { ignores: ['**/dist/', '**/node_modules/', '.somo/', '.nx/', 'coverage/', 'playwright-report/', 'test-results/', 'docs/', 'deploy/'] },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }] },
  },
  { files: ['apps/web/public/**'], languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { project: ['./tsconfig.spec.json', './apps/web/tsconfig.json'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A handler is async by contract, whether or not it waits for anything.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-empty-object-type': ['error', { allowObjectTypes: 'always' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'no-restricted-properties': ['error', noLog],
      ...ban(),
    },
  },

  { files: ['{apps,libs}/**/*.{ts,tsx}'], ignores: specs, rules: { 'max-lines': ['error', 250], ...ban(no.env, no.drawer, ...clock) } },
  { files: ['apps/*/src/**/*.ts'], ignores: ['apps/{web,gateway}/**', ...specs], rules: ban(no.save, no.env, no.drawer, ...clock) },
  {
    files: ['apps/*/src/**/*.config.ts', 'apps/*/*.config.ts', 'apps/all-in-one/src/**'],
    ignores: specs,
    rules: ban(no.save, no.drawer, ...clock),
  },
  { files: ['apps/web/src/**/*.{ts,tsx}'], ignores: specs, rules: ban(no.env, no.drawer, ...physical, ...clock, ...key) },
  { files: ['apps/web/**/*.spec.{ts,tsx}'], rules: ban(...key) },
  { files: ['apps/web/src/lib/query.ts'], rules: ban(no.env, no.drawer, ...physical, ...clock) },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: [...specs, 'apps/web/src/lib/storage.ts', 'apps/web/src/lib/one-tab.ts'],
    rules: {
      'no-restricted-globals': ['error', ...storage.map((name) => ({ name, message: blocked }))],
      'no-restricted-properties': [
        'error',
        noLog,
        locks,
        ...['window', 'globalThis', 'self'].flatMap((object) => storage.map((property) => ({ object, property, message: blocked }))),
        { object: 'document', property: 'cookie', message: blocked },
      ],
    },
  },
  { files: ['apps/all-in-one/src/**'], rules: { 'no-restricted-properties': 'off' } },
  { files: ['libs/platform/**'], ignores: specs, rules: ban(no.save, no.drawer, ...clock) },
  {
    files: ['libs/platform/src/{clock,ids}.ts', 'libs/platform/src/{clock,ids}/**', 'apps/web/src/lib/{clock,format}*.ts'],
    rules: ban(no.save, no.drawer),
  },
  { files: ['apps/*/src/domain/**', 'libs/calendar/**'], ignores: specs, rules: ban(no.await, no.date, no.env, no.drawer, ...clock) },
  { files: ['libs/calendar/src/days.ts'], rules: { 'no-restricted-syntax': ['error', no.await, no.date, no.env, no.drawer, ...clock] } },

  {
    files: specs,
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-misused-promises': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-properties': 'off',
    },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    extends: [a11y.flatConfigs.recommended],
    languageOptions: { globals: globals.browser },
    // The plugin's other rules run the React compiler, which is not used here, over every file.
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  // React's own events take async handlers.
  {
    files: ['apps/web/**/*.tsx'],
    ignores: specs,
    rules: { '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }] },
  },
  { files: ['**/*.{js,mjs,cjs}'], extends: [ts.configs.disableTypeChecked] },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
  prettier,
);
