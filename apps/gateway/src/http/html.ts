// Shared layout of the few pages the gateway renders itself: plain, no scripts, all outside text escaped.

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] as string);
}

export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg">
<style>
:root { color-scheme: light dark; --page: #fbf8f2; --panel: #fff; --line: #e3dccf; --text: #221f1b; --soft: #6a5d4f; --link: #32418f; --on-link: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --page: #191510; --panel: #241f18; --line: #40382d; --text: #f4eee4; --soft: #c0b4a2; --link: #a9b5f5; --on-link: #191510; }
}
body { font: 16px/1.5 Figtree, system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: var(--text); background: var(--page); }
a { color: var(--link); }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; margin-bottom: 1.5rem; }
input { font: inherit; padding: 0.4rem 0.7rem; border: 1px solid var(--soft); border-radius: 0.6rem; background: var(--panel); color: inherit; max-width: 100%; box-sizing: border-box; }
button { font: inherit; font-weight: 600; padding: 0.45rem 1.2rem; border: 0; border-radius: 99px; background: var(--link); color: var(--on-link); cursor: pointer; }
article { border: 1px solid var(--line); border-radius: 1.2rem; background: var(--panel); padding: 1.2rem 1.4rem; margin-bottom: 1.2rem; }
article p { color: var(--soft); margin: 0.3rem 0; overflow-wrap: anywhere; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 1rem 0 0; padding-top: 1rem; border-top: 1px solid var(--line); }
dt { font-weight: 600; } dd { margin: 0 0 0.5rem 1rem; } h2 { font-size: 1.1rem; margin: 0; overflow-wrap: anywhere; } code { overflow-wrap: anywhere; }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}
