import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { pseudoText } from '@somo/messages/pseudo';
import { description } from '../../../libs/messages/locales/en/document.json';

/** A fresh module registry, as in the build: no one has signed in or out, and one process renders page after page. */
let program: typeof import('./prerender');
beforeAll(async () => {
  jest.resetModules();
  program = await import('./prerender');
});

async function drawn(path: string): Promise<Document> {
  const { draw } = program;
  return new DOMParser().parseFromString(await draw(path), 'text/html');
}

describe('a prerendered page', () => {
  it.each([
    ['/student/dashboard', 'Student Dashboard'],
    ['/teacher/lessons', 'My Lessons'],
    ['/student/notifications', 'Notifications'],
  ])('contains only the heading at %s, because the user is not known yet', async (path, heading) => {
    const page = await drawn(path);
    expect(page.querySelector('h1')?.textContent).toBe(heading);
    expect(page.querySelector('[role=status]')?.textContent).toBe('Loading');
    expect(page.querySelector('nav')).toBeNull();
  });

  it('shows loading if even the heading depends on the user', async () => {
    const page = await drawn('/student/book-lesson/_');
    expect(page.querySelector('h1')).toBeNull();
    expect(page.querySelector('[role=status]')?.textContent).toContain('Loading');
  });

  it('contains the whole form at /login', async () => {
    const page = await drawn('/login');
    expect([...page.querySelectorAll('input')].map(({ type }) => type)).toEqual(['email', 'password', 'checkbox']);
    expect(page.querySelector('button[type=submit]')?.textContent).toBe('Sign In');
  });

  it('exists for every public page in each language, with links in that language', async () => {
    const { draw, publicPaths, speak } = program;
    expect(await speak('ar-XB')).toMatchObject({
      lang: 'ar-XB',
      direction: 'rtl',
      texts: { description: pseudoText(description, 'ar-XB') },
    });
    for (const path of publicPaths) expect(await draw(`/ar-XB${path}`)).not.toContain(pseudoText('Page not found', 'ar-XB'));
    const page = await drawn('/ar-XB/about');
    const links = [...page.querySelectorAll('footer nav a')].map((link) => link.getAttribute('href'));
    expect(page.querySelector('h1')?.textContent).toBe(pseudoText('About Somo', 'ar-XB'));
    expect(links).toEqual(expect.arrayContaining(['/ar-XB/teachers', '/ar-XB/terms']));
    // Besides them only those to the languages that Somo speaks.
    expect(links.filter((link) => !link?.startsWith('/ar-XB/'))).toEqual(['/about', '/fr/about', '/pt-PT/about', '/sw/about', '/ar/about']);
    await speak('en');
    expect((await drawn('/about')).querySelector('h1')?.textContent).toBe('About Somo');
  });

  it('PUB-08 shows blanks for three teachers where the server fills them in, and no time, which depends on the reader', async () => {
    const { draw, withBlanks } = program;
    for (const path of ['/', '/about']) {
      const html = await withBlanks(() => draw(path));
      for (const at of [0, 1, 2])
        for (const word of ['id', 'fullName', 'avatarUrl', 'country', 'subjects']) expect(html).toContain(`__${at}_${word}__`);
      expect(html).not.toContain('9,000,00');
      expect(html).not.toContain('1970');
    }
    expect(await withBlanks(() => draw('/'))).toContain('__2_price__');
    expect(await draw('/')).not.toContain('__0_');
  });

  it('exists for every page but the catch-all', async () => {
    const { draw, paths, publicPaths } = program;
    expect(paths).toEqual(expect.arrayContaining(['/', '/teachers', '/onboarding', '/student/book-lesson/:teacherId', '/admin']));
    expect(paths).toEqual(expect.arrayContaining([...publicPaths]));
    expect(paths.filter((path) => /^\*|XA|XB/.test(path))).toEqual([]);
    for (const path of paths) expect(await draw(path.replace(/:[^/]+/g, '_'))).toContain('Somo');
  });
});
