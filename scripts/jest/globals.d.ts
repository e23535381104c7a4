// What Jest puts into every spec, typed from Jest's own package.
declare const describe: typeof import('@jest/globals').describe;
declare const it: typeof import('@jest/globals').it;
declare const test: typeof import('@jest/globals').test;
declare const expect: typeof import('@jest/globals').expect;
declare const beforeAll: typeof import('@jest/globals').beforeAll;
declare const beforeEach: typeof import('@jest/globals').beforeEach;
declare const afterAll: typeof import('@jest/globals').afterAll;
declare const afterEach: typeof import('@jest/globals').afterEach;
declare const jest: typeof import('@jest/globals').jest;
