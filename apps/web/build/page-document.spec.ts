import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import texts from '../../../libs/messages/locales/en/document.json';
import { documentOf, withFiles } from './page-document';
import { inLanguage, withAddress, withLanguages } from './page-language';

const shell = [
  '<html><head><title>Somo</title><script src="/before-paint.js"></script>',
  '<script type="module" crossorigin src="/assets/index-1.js"></script>',
  '<link rel="modulepreload" crossorigin href="/assets/react-2.js"></head>',
  '<body><div id="root"></div><script src="/start.js"></script></body></html>',
].join('\n');
const drawn =
  '<style data-emotion="css-global x">body{margin:0}</style><style data-emotion="css a">.a{color:red}</style>' +
  '<h1 class="a">Say &amp; <b>hear</b></h1><style data-emotion="css b">.b{top:0}</style><p class="b">$& costs</p>';

describe('the document of a page', () => {
  it('names each file once, before the app requests it', () => {
    const document = withFiles(shell, ['assets/react-2.js', 'assets/login-3.js']);
    expect(document.match(/react-2/g)).toHaveLength(1);
    expect(document).toContain('<link rel="modulepreload" crossorigin href="/assets/login-3.js"></head>');
  });

  it('contains the page, with its styles in the head and its heading as the title', () => {
    const document = documentOf(shell, drawn, 'early');
    const [head = '', body = ''] = document.split('</head>');
    expect(body).toContain('<div id="root"><h1 class="a">Say &amp; <b>hear</b></h1><p class="b">$& costs</p></div>');
    expect(head).toContain('<style data-emotion="css a b">.a{color:red}.b{top:0}</style>');
    expect(head).toContain('<style data-emotion="css-global x">body{margin:0}</style>');
    expect(head).toContain('<title>Say &amp; hear · Somo</title>');
    expect(head).not.toMatch(/type="module"|modulepreload/);
  });

  it('is titled Somo if the page has no heading yet', () => {
    expect(documentOf(shell, '<p>Loading</p>', 'early')).toContain('<title>Somo</title>');
  });

  it('accepts no form input before the app has started', () => {
    const form = '<header>Somo</header><main id="content"><form></form></main>';
    expect(documentOf(shell, form, 'inert')).toContain('<header>Somo</header><main inert id="content">');
    expect(documentOf(shell, form, 'early')).toContain('<main id="content">');
  });

  it.each([
    ['late', 'user'],
    ['inert', 'screen'],
    ['early', 'screen'],
  ] as const)('holds back the scripts of a page that is %s until: %s', (kind, until) => {
    const document = documentOf(withFiles(shell, ['assets/home-4.js']), drawn, kind);
    const [before = '', held = ''] = document.split(`<template id="app" data-until="${until}">`);
    expect(before).not.toMatch(/type="module"|modulepreload/);
    expect(before).toContain('<script src="/before-paint.js">');
    expect(held).toContain('index-1.js');
    expect(held).toContain('react-2.js');
    expect(held).toContain('home-4.js');
    expect(held).toContain('</template><script src="/start.js"></script></body>');
  });
});

describe('the document of a page in another language', () => {
  const index = readFileSync(join(__dirname, '../index.html'), 'utf8');
  const english = { lang: 'en', direction: 'ltr', texts };
  const other = { description: 'Des "leçons" & plus', noScript: 'Activez JavaScript.', unfetched: '<reload>Rechargez</reload>, $&.' };

  it('has the direction and all texts of that language', () => {
    const document = inLanguage(index, english, { lang: 'ar', direction: 'rtl', texts: other });
    expect(document).toContain('<html lang="ar" dir="rtl">');
    expect(document).toContain('content="Des &quot;leçons&quot; &amp; plus"');
    expect(document).toContain('<noscript>Activez JavaScript.</noscript>');
    expect(document).toContain('<a href="">Rechargez</a>, $&amp;.');
    expect([index, document].map((each) => each.includes('bricolage'))).toEqual([true, false]);
    expect(inLanguage(index, english, english)).toBe(index);
  });

  it('cannot be made if index.html says something that the catalogue does not', () => {
    expect(() => inLanguage(index.replace('Please turn on', 'Turn on'), english, english)).toThrow('turn on JavaScript');
  });

  it('names the other languages of an English page, so that a visitor is led there before the first paint', () => {
    expect(withLanguages('<html lang="en">', ['en', 'fr', 'ar'])).toBe('<html data-languages="fr ar" lang="en">');
  });

  it('names its own URL', () => {
    const link = (locale: string, path: string) => withAddress('<head></head>', path, locale).match(/<link [^>]*>/g);
    expect(link('en', '/teachers')).toEqual(['<link rel="canonical" href="/teachers"/>']);
    expect(link('fr', '/')).toEqual(['<link rel="canonical" href="/fr/"/>']);
  });
});
