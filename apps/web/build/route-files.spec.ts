import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBehind, routeTables, sourcesByPath } from './route-files';

const src = join(__dirname, '../src');
const words = (area: string) => `../../../libs/messages/locales/en/${area}.json`;

describe('the files behind a page', () => {
  it('are the table of its route, its own file, its translations, and those of its layout', () => {
    const text = `
      page('/login', () => import('./pages/login'), 'auth'),
      page(
        '/student/lessons/:id',
        () => import('./pages/student/lesson'),
        'lessons',
        'booking',
      ),
      page('/unauthorized', () => import('./pages/unauthorized')),`;
    expect([...sourcesByPath({ 'app/router.tsx': text })]).toEqual([
      ['/login', ['app/router.tsx', 'app/pages/login.tsx', words('auth'), words('shell')]],
      [
        '/student/lessons/:id',
        [
          'app/router.tsx',
          'app/pages/student/lesson.tsx',
          words('lessons'),
          words('booking'),
          'app/layouts/signed-in-layout.tsx',
          words('shell'),
          words('notifications'),
        ],
      ],
      ['/unauthorized', ['app/router.tsx', 'app/pages/unauthorized.tsx', words('shell')]],
    ]);
  });

  it('are found for every page of both tables, and exist', () => {
    const tables = Object.fromEntries(routeTables.map((table) => [table, readFileSync(join(src, table), 'utf8')]));
    const found = sourcesByPath(tables);
    const named = Object.values(tables).flatMap((text) => [...text.matchAll(/\bpage\(\s*'([^']+)'/g)].map(([, path]) => path));
    expect([...found.keys()]).toEqual(named);
    for (const source of [...found.values()].flat()) expect(readFileSync(join(src, source), 'utf8')).not.toBe('');
  });

  it('include everything they import, even in cycles', () => {
    const built = [
      {
        fileName: 'assets/login-1.js',
        facadeModuleId: join(src, 'app/pages/login.tsx'),
        imports: ['assets/form-2.js', 'assets/react-3.js'],
      },
      { fileName: 'assets/form-2.js', facadeModuleId: null, imports: ['assets/react-3.js', 'assets/login-1.js'] },
      { fileName: 'assets/react-3.js', facadeModuleId: null, imports: [] },
      { fileName: 'assets/home-4.js', facadeModuleId: join(src, 'app/pages/home.tsx'), imports: [] },
    ];
    expect(filesBehind(['app/pages/login.tsx'], src, built)).toEqual(['assets/login-1.js', 'assets/form-2.js', 'assets/react-3.js']);
  });
});
