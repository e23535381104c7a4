// Puts a drawn page into the document that the build made.

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

/** The scripts stay in the page, but nobody fetches them until public/start.js puts them into the head. */
function holdScripts(page: string): string {
  const scripts: string[] = [];
  const rest = page.replace(/\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g, (tag) => {
    scripts.push(tag.trim());
    return '';
  });
  return rest.replace('</body>', () => `<template id="app">${scripts.join('')}</template><script src="/start.js"></script></body>`);
}

export function drawnPage(shell: string, html: string, late: boolean): string {
  const { styles, body } = takeStyles(html);
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1] ?? '';
  const title = `${heading.replace(/<[^>]*>/g, '')} · Somo`;
  const page = shell
    .replace('<title>Somo</title>', () => `<title>${title}</title><meta property="og:title" content="${title}"/>`)
    .replace('</head>', () => `${styles}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
  return late ? holdScripts(page) : page;
}
