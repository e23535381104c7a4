/** Licenses that require attribution only. */
export const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Zlib',
  'CC0-1.0',
  'Unlicense',
]);

/** Exceptions by package, each with its reason. */
export const exceptions = [
  { license: 'MIT AND OFL-1.1', packages: /^@expo-google-fonts\//, why: 'the same fonts as TrueType files, for PDFs' },
  { license: 'OFL-1.1', packages: /^@fontsource(-variable)?\//, why: 'fonts, which may be shipped with a program, cut or as they are' },
  { license: 'MPL-2.0', packages: /^lightningcss(-|$)/, why: 'a build tool of vite; its files are neither changed nor shipped' },
  { license: 'MPL-2.0', packages: /^ical\.js$/, why: 'reads calendars; used as it is, like web-push' },
  { license: 'MPL-2.0', packages: /^mediabunny$/, why: 'copies recordings into playable files; used as it is, like web-push' },
  { license: 'MPL-2.0', packages: /^web-push$/, why: 'a library used as it is; only changes to its own files would have to be published' },
  { license: 'MPL-2.0', packages: /^(axe-core|@axe-core\/playwright)$/, why: 'checks pages in tests; neither changed nor shipped' },
  {
    license: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-libvips-/,
    why: 'libvips, which draws profile pictures: a shared library beside our program, unchanged and replaceable',
  },
  {
    license: 'Apache-2.0 AND LGPL-3.0-or-later',
    packages: /^@img\/sharp-win32-/,
    why: 'the same, packed with its binding',
  },
  {
    license: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    packages: /^@img\/sharp-wasm32$/,
    why: 'the same, for platforms without a binary',
  },
  { license: 'CC-BY-4.0', packages: /^caniuse-lite$/, why: 'data about browsers that build tools read; not shipped' },
  { license: 'Python-2.0', packages: /^argparse$/, why: 'permissive; reads the options of build tools' },
  { license: null, packages: /^(png-js|xmlhttprequest-ssl)$/, why: 'names none in the lock file; its own LICENSE is MIT' },
  { license: null, packages: /^(passport-strategy|pause)$/, why: 'belongs to Passport; names none in the lock file, its own text is MIT' },
  { license: null, packages: /^(busboy|dicer|streamsearch)$/, why: 'the same; belongs to the S3 server of the tests' },
  { license: null, packages: /^(ssh2|cpu-features|buildcheck)$/, why: 'the same; belongs to testcontainers' },
  { license: null, packages: /^(humanize-number|only)$/, why: 'belongs to the S3 server of the tests; its Readme says MIT; not shipped' },
];
