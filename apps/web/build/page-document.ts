// A page's own document, made of the one that the build left.

/** Emotion writes each style where it is first used; in the head it finds them again when the app takes over. */
function takeStyles(html: string): { styles: string; body: string } {
  const global: string[] = [];
  const rules = new Map<string, string>();
  const body = html.replace(/<style data-emotion="(\S+) ([^"]+)">(.*?)<\/style>/gs, (tag, key: string, names: string, css: string) => {
    if (key === 'css') rules.set(names, css);
    else if (!global.includes(tag)) global.push(tag);
    return '';
  });
  const own = `<style data-emotion="css ${[...rules.keys()].join(' ')}">${[...rules.values()].join('')}</style>`;
  return { styles: global.join('') + own, body };
}

/** The scripts stay in the page, but nobody fetches them until public/start.js puts them into the head: `somebody` there, or the page on the `screen`. */
function holdScripts(page: string, until: 'somebody' | 'screen'): string {
  const scripts: string[] = [];
  const rest = page.replace(/\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g, (tag) => {
    scripts.push(tag.trim());
    return '';
  });
  return rest.replace('<script src="/start.js">', (tag) => `<template id="app" data-until="${until}">${scripts.join('')}</template>${tag}`);
}

/**
 * `late`: complete without the app, which comes with the first sign of somebody. To the others it comes once they are on the screen;
 * `inert`: a form, which takes nothing in before the app is there.
 */
export type Kind = 'late' | 'inert' | 'early';

/** The document of a page that the app draws itself: it names the files that the app will ask for. */
export function withFiles(shell: string, files: string[]): string {
  const links = files.filter((file) => !shell.includes(file)).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return shell.replace('</head>', () => `${links.join('')}</head>`);
}

/** The same with the page in it. */
export function documentOf(plain: string, html: string, kind: Kind): string {
  const { styles, body } = takeStyles(html);
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1]?.replace(/<[^>]*>/g, '');
  const title = heading ? `${heading} · Somo` : 'Somo';
  const page = plain
    .replace('<title>Somo</title>', () => `<title>${title}</title><meta property="og:title" content="${title}"/>`)
    .replace('</head>', () => `${styles}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root"${kind === 'inert' ? ' inert' : ''}>${body}</div>`);
  return holdScripts(page, kind === 'late' ? 'somebody' : 'screen');
}
