// Turns the index.html of the build into a document for each page.
import { holdScripts } from '../src/worker/hold-scripts';

/** Moves the styles into the head: Emotion renders each where it is first used, but looks for them in the head when the app hydrates. */
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

/**
 * When the app's scripts load. `late`: on the first sign of a user, because
 * the page is complete without the app. The others: after the first paint;
 * `inert`: its content also accepts no input before the app has started, because it is a form.
 */
export type Kind = 'late' | 'inert' | 'early';

/** Returns the document of a page that the app renders itself, with preload links to the files the app will request. */
export function withFiles(shell: string, files: string[]): string {
  const links = files.filter((file) => !shell.includes(file)).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return shell.replace('</head>', () => `${links.join('')}</head>`);
}

/** Returns the same document with the prerendered page in it. */
export function documentOf(plain: string, html: string, kind: Kind): string {
  const { styles, body } = takeStyles(html);
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1]?.replace(/<[^>]*>/g, '');
  const title = heading ? `${heading} · Somo` : 'Somo';
  const page = plain
    .replace('<title>Somo</title>', () => `<title>${title}</title><meta property="og:title" content="${title}"/>`)
    .replace('</head>', () => `${styles}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${kind === 'inert' ? body.replace('<main', '<main inert') : body}</div>`);
  return holdScripts(page, kind === 'late' ? 'user' : 'screen');
}
