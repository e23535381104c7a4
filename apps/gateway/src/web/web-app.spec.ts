import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { TeacherProfile } from '@somo/contracts/people';
import { refuse } from '@somo/contracts/refusals';
import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';

const page = '<!doctype html><title>Somo</title>';
const drawn = '<!doctype html><title>Learn · Somo</title><h1>Learn</h1>';
const inFrench = '<!doctype html><html lang="fr"><title>Apprendre · Somo</title>';
const ofSearchEngines = '<!doctype html><head><link rel="canonical" href="/help"/></head>';
const ofItsKind = '<!doctype html><title>Somo</title><p>Loading</p>';
const named = '<!doctype html><title>Somo</title><link rel="modulepreload" href="/assets/teachers-1a2b.js">';
const script = `console.log('${'somo '.repeat(2000)}');`;
const teacherAt = '/student/book-lesson/0192f0c1-2b3c-7d4e-8f5a-6b7c8d9e0f1a';
const teacherId = teacherAt.split('/').at(-1) ?? '';
const picture = `/files/avatars/${teacherId}/${teacherId}`;
const teacher = {
  id: teacherId,
  avatarUrl: `${picture}-160.webp`,
  languages: ['English'],
  hourlyRateCents: 2550,
  fullName: 'Amina <script> "Ayọ̀"',
  subjects: ['Mathematics', 'Physics'],
  bio: 'Numbers & nature.\nSince 2009, $& cheaper.',
} as TeacherProfile;
const browser = { accept: 'text/html,application/xhtml+xml' };

describe('the web app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'somo-web-'));
  let somo: FakeSomo;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), page);
    mkdirSync(join(folder, 'earlier/assets'), { recursive: true });
    writeFileSync(join(folder, 'earlier/assets/app-3e1f.js'), `${script}//`);
    writeFileSync(join(folder, 'earlier/assets/app-3e1f.js.br'), brotliCompressSync(`${script}//`));
    writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(folder, 'assets/app-4f2a.js'), script);
    writeFileSync(join(folder, 'assets/app-4f2a.js.br'), brotliCompressSync(script));
    writeFileSync(join(folder, 'assets/draw.worker-5b3c.js'), script);
    mkdirSync(join(folder, 'pages'));
    writeFileSync(join(folder, 'pages.html'), drawn);
    writeFileSync(join(folder, 'pages/teachers.html'), drawn);
    mkdirSync(join(folder, 'pages/student/book-lesson'), { recursive: true });
    writeFileSync(join(folder, 'pages/student/book-lesson/_.html'), ofItsKind);
    writeFileSync(join(folder, 'pages/fr.html'), inFrench);
    for (const language of ['fr', 'ar']) mkdirSync(join(folder, `pages/${language}/teachers`), { recursive: true });
    for (const language of ['fr', 'ar']) writeFileSync(join(folder, `pages/${language}/teachers/_.html`), inFrench);
    writeFileSync(join(folder, 'pages/help.html'), ofSearchEngines);
    mkdirSync(join(folder, 'plain'));
    writeFileSync(join(folder, 'plain/teachers.html'), named);
    somo = await startFakeSomo({
      config: { WEB_DIST: folder },
      answers: {
        'catalog.get-teacher': async () => teacher,
        'catalog.list-featured-teachers': async () => ({ items: [], nextCursor: null }),
      },
    });
  });
  afterAll(async () => {
    await somo.close();
    rmSync(folder, { recursive: true });
  });

  it('has the hashed files of the build before, too, under their names alone', async () => {
    const earlier = await somo.send('GET /assets/app-3e1f.js', { headers: { 'accept-encoding': 'br' } });
    expect([earlier.status, earlier.text]).toEqual([200, `${script}//`]);
    expect(Object.fromEntries(earlier.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await somo.send('GET /earlier/assets/app-3e1f.js')).status).toBe(404);
    expect((await somo.send('GET /assets/app-2d0a.js')).status).toBe(404);
  });

  it('SET-05 names the URLs of a public page in each language, with its own domain, and so does the map of the site', async () => {
    const linkOf = async (path: string) => (await somo.send(`GET ${path}`, { headers: browser })).headers.get('link');
    const origin = 'http://localhost:0';
    const all = [
      `<${origin}/help>; rel="alternate"; hreflang="en"`,
      `<${origin}/fr/help>; rel="alternate"; hreflang="fr"`,
      `<${origin}/pt-PT/help>; rel="alternate"; hreflang="pt"`,
      `<${origin}/sw/help>; rel="alternate"; hreflang="sw"`,
      `<${origin}/ar/help>; rel="alternate"; hreflang="ar"`,
      `<${origin}/help>; rel="alternate"; hreflang="x-default"`,
    ];
    expect(await linkOf('/help')).toBe(all.join(', '));
    expect(await linkOf('/fr/help?q=1')).toBe(all.join(', '));
    expect(await linkOf('/teachers')).toBeNull();
    const map = await somo.send('GET /sitemap.xml');
    expect(map.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(map.text.match(/<loc>[^<]*/g)).toEqual(
      ['help', 'fr/help', 'pt-PT/help', 'sw/help', 'ar/help'].map((page) => `<loc>${origin}/${page}`),
    );
    expect((await somo.send('GET /robots.txt')).text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  it('SET-05 B15 has the page of a teacher in each language, with its title, address and subjects in that language', async () => {
    const { text, headers } = await somo.send(`GET /fr/teachers/${teacherId}`, { headers: browser });
    expect(text).toContain('<title>Réserver un cours avec Amina &lt;script&gt; &quot;Ayọ̀&quot; · Somo</title>');
    expect(text).toContain('<meta name="description" content="Mathématiques, Physique: Numbers');
    expect(text).toContain(`<link rel="canonical" href="http://localhost:0/fr/teachers/${teacherId}"/>`);
    expect(text).toContain('<html lang="fr">');
    expect(text).toContain('"knowsAbout":["Mathématiques","Physique"]');
    const inArabic = (await somo.send(`GET /ar/teachers/${teacherId}`, { headers: browser })).text;
    expect(inArabic).toContain('<meta property="og:locale" content="ar"/>');
    expect(inArabic).toContain('<meta name="description" content="الرياضيات، الفيزياء: Numbers');
    expect(headers.get('link')).toContain(`<http://localhost:0/ar/teachers/${teacherId}>; rel="alternate"; hreflang="ar"`);
    expect((await somo.send(`GET /de/teachers/${teacherId}`, { headers: browser })).status).toBe(404);
  });

  it('SET-05 B15 lists the pages of teachers on the map of the site, in each language, and asks for them once an hour', async () => {
    let asked = 0;
    somo.answers['catalog.find-teachers'] = async ({ cursor }) => {
      asked++;
      return { items: [{ ...teacher, id: cursor ?? 'first' }], nextCursor: cursor ? null : 'second' };
    };
    const { text } = await somo.send('GET /sitemap.xml');
    for (const id of ['first', 'second']) expect(text).toContain(`<loc>http://localhost:0/sw/teachers/${id}</loc>`);
    await somo.send('GET /sitemap.xml');
    expect(asked).toBe(2);
  });

  it.each([
    ['/de/help', 404],
    ['/pt-BR/help', 404],
    ['/en/help', 404],
    ['/fr/help', 200],
    ['/de/nothing', 200],
  ])('SET-05 has no public page in a language that Somo does not speak: %s', async (path, status) => {
    const reply = await somo.send(`GET ${path}`, { headers: browser });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
  });

  it.each([
    ['/teachers?q=100%', '/teachers?q=100%25'],
    ['/help?q=50%+off%20now', '/help?q=50%25+off%20now'],
    ['/teachers?q=%E0%A4%A', '/teachers?q=%25E0%25A4%25A'],
    ['/teachers?q=%00', '/teachers?q=%2500'],
    ['/teachers/%E0%A4%A', '/teachers/%25E0%25A4%25A'],
  ])('reads a percent sign that stands for nothing as one: %s', async (path, readable) => {
    const { status, headers } = await somo.send(`GET ${path}`, { headers: browser });
    expect([status, headers.get('location')]).toEqual([302, readable]);
    expect((await somo.send(`GET ${readable}`, { headers: browser })).status).toBe(200);
  });

  it('leads to no other site', async () => {
    const { status, headers } = await somo.send('GET //elsewhere.example/%zz', { headers: browser });
    expect([status, headers.get('location')]).toEqual([400, null]);
  });

  it.each(['/login', '/home', '/pages', '/onboarding?step=2', '/index.html'])(
    'is served at %s, and browsers must revalidate it',
    async (path) => {
      const { status, text, headers } = await somo.send(`GET ${path}`, { headers: browser });
      expect([status, text, headers.get('cache-control')]).toEqual([200, page, 'no-cache']);
    },
  );

  it.each([
    ['/', drawn],
    ['/teachers', drawn],
    ['/fr/', inFrench],
    ['/fr', inFrench],
  ])('is served prerendered at %s, and browsers must revalidate it', async (path, document) => {
    const { status, text, headers } = await somo.send(`GET ${path}`, { headers: browser });
    expect([status, text, headers.get('cache-control')]).toEqual([200, document, 'no-cache']);
  });

  it('is served with its files preloaded but not prerendered if there is a query string', async () => {
    expect((await somo.send('GET /teachers?q=maths', { headers: browser })).text).toBe(named);
  });

  it('has one document for all pages of a kind', async () => {
    expect((await somo.send('GET /student/book-lesson/42', { headers: browser })).text).toBe(ofItsKind);
  });

  it('names the teacher in the head of their page, with any name escaped', async () => {
    const { text, headers } = await somo.send(`GET ${teacherAt}`, { headers: browser });
    expect(text).toContain('<title>Book a lesson with Amina &lt;script&gt; &quot;Ayọ̀&quot; · Somo</title>');
    expect(text).toContain(
      '<meta property="og:description" content="Mathematics, Physics: Numbers &amp; nature. Since 2009, $&amp; cheaper."/>',
    );
    expect([text.includes('<script>'), headers.get('cache-control')]).toEqual([false, 'no-cache']);
  });

  it('B15 shows search engines and previews the same teacher, with the large picture, on both pages', async () => {
    for (const path of [teacherAt, `/teachers/${teacherId}`]) {
      const { text } = await somo.send(`GET ${path}`, { headers: browser });
      expect(text).toContain(`<meta property="og:image" content="http://localhost:0${picture}-512.jpg"/>`);
      expect(text).toContain(`<link rel="canonical" href="http://localhost:0/teachers/${teacherId}"/>`);
      const [, json = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(text) ?? [];
      expect(JSON.parse(json)).toMatchObject({
        '@type': 'Person',
        name: teacher.fullName,
        description: teacher.bio,
        makesOffer: { price: '25.50', priceCurrency: 'USD' },
      });
    }
  });

  it('opens on the page of a teacher who is unknown, or while catalog is unavailable', async () => {
    somo.answers['catalog.get-teacher'] = () => Promise.reject(refuse('teacher-not-found'));
    expect((await somo.send(`GET ${teacherAt}`, { headers: browser })).text).toBe(ofItsKind);
    delete somo.answers['catalog.get-teacher'];
    expect((await somo.send(`GET ${teacherAt}`, { headers: browser })).text).toBe(ofItsKind);
  });

  it('is served at the root to any client, including a monitor that sends HEAD', async () => {
    expect((await somo.send('GET /')).text).toBe(drawn);
    expect((await somo.send('HEAD /')).status).toBe(200);
  });

  it('lets browsers cache its hashed files forever, and sends them compressed', async () => {
    const { headers, text } = await somo.send('GET /assets/app-4f2a.js', { headers: { 'accept-encoding': 'br' } });
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect([headers.get('content-encoding'), headers.get('content-type')]).toEqual(['br', 'text/javascript; charset=utf-8']);
    expect(text).toContain('somo somo');
    expect(Number(headers.get('content-length'))).toBeLessThan(500);
  });

  it('sends the forty files of a first visit with the headers alone that something reads', async () => {
    const { headers } = await somo.send('GET /assets/app-4f2a.js', { headers: { 'accept-encoding': 'br' } });
    expect([...headers.keys()]).toEqual([
      ...['cache-control', 'content-encoding', 'content-length', 'content-type', 'cross-origin-resource-policy', 'date', 'vary'],
      'x-content-type-options',
    ]);
    const small = await somo.send('GET /favicon.svg');
    expect([...small.headers.keys()]).toEqual([
      ...['cache-control', 'content-length', 'content-type', 'cross-origin-resource-policy', 'date', 'etag', 'x-content-type-options'],
    ]);
  });

  it('is not sent again if the browser has it', async () => {
    const etag = (await somo.send('GET /favicon.svg')).headers.get('etag') ?? '';
    expect((await somo.send('GET /favicon.svg', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it.each([
    '/assets/gone-1234.js',
    '/pages.html',
    '/pages/teachers.html',
    '/api/nothing',
    '/api',
    '/favicon.ico',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
  ])('is not served at %s', async (path) => {
    const { status, json } = await somo.send(`GET ${path}`, { headers: browser });
    expect([status, json?.code]).toEqual([404, 'not-found']);
  });

  it('is for browsers: a program that requests an unknown address gets 404', async () => {
    expect((await somo.send('GET /teachers', { headers: { accept: 'application/json' } })).status).toBe(404);
    expect((await somo.send('POST /teachers', { body: {} })).status).toBe(404);
  });

  it('DATA-06 runs only its own scripts, so that no analytics can, and cannot be framed', async () => {
    const { headers } = await somo.send('GET /', { headers: browser });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com;");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('sends the policy with documents and workers, not with each of the files that a page loads', async () => {
    const policyOf = async (path: string) => {
      const { status, headers } = await somo.send(`GET ${path}`, { headers: { 'accept-encoding': 'br' } });
      expect([path, status, headers.get('x-content-type-options')]).toEqual([path, 200, 'nosniff']);
      return headers.get('content-security-policy');
    };
    expect(await policyOf('/assets/app-4f2a.js')).toBeNull();
    expect(await policyOf('/assets/draw.worker-5b3c.js')).toContain("connect-src 'self'");
    expect(await policyOf('/')).toContain("script-src 'self'");
    expect(await policyOf('/api/docs')).toContain("script-src 'self'");
  });

  it.each([
    ['GET /api/teachers/featured', 200],
    ['GET /api/nothing', 404],
    ['GET /api/me/profile', 401],
  ])('answers %s with what protects data, not with the policy of a page', async (route, status) => {
    const { headers, ...reply } = await somo.send(route);
    expect(reply.status).toBe(status);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/./),
    });
    expect(['origin-agent-cluster', 'x-dns-prefetch-control', 'referrer-policy'].filter((name) => headers.has(name))).toEqual([]);
  });

  it.each([
    ['/files/avatars/x', 200],
    ['/files/avatars/a/b/c', 200],
    ['/files/avatars/a/b.webp', 404],
    ['/assets/missing.js', 404],
  ])('sends it with what is no file at %s', async (path, status) => {
    const reply = await somo.send(`GET ${path}`, { headers: browser });
    expect(reply.status).toBe(status);
    expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(reply.headers.get('strict-transport-security')).not.toBeNull();
  });
});
