// The web app under jsdom: CommonJS by SWC, the libraries straight from their source.
const { bundle } = require('../../scripts/jest/bundle-chakra.cjs');

module.exports = {
  displayName: 'web',
  rootDir: __dirname,
  testEnvironment: 'jest-fixed-jsdom',
  globalSetup: '<rootDir>/../../scripts/jest/bundle-chakra.cjs',
  testRunner: '<rootDir>/../../scripts/jest/cpu-time-runner.cjs',
  testMatch: ['<rootDir>/{src,build}/**/*.spec.ts', '<rootDir>/src/**/*.spec.tsx'],
  testTimeout: 30000,
  setupFilesAfterEnv: ['<rootDir>/spec/setup.ts'],
  moduleNameMapper: {
    '^@somo/(calendar|contracts|messages)/(.*)$': '<rootDir>/../../libs/$1/src/$2.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^@chakra-ui/react$': bundle,
    '^socket\\.io-client$': '<rootDir>/spec/fake-socket.ts',
    '^@emotion/sheet$': '<rootDir>/spec/no-sheet.ts',
    '\\.css$': '<rootDir>/spec/no-css.ts',
    '\\.webp$': '<rootDir>/spec/no-picture.ts',
  },
  transform: {
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { react: { runtime: 'automatic' }, legacyDecorator: true, decoratorMetadata: true },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
};
