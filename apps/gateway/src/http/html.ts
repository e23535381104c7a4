// Shared layout of the few pages the gateway renders itself: plain, no scripts, all outside text escaped.

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] as string);
}

interface PageManner {
  /** The font faces of the web app, if it is built. */
  fonts?: string;
  language?: string;
  direction?: string;
}

export function htmlPage(title: string, body: string, { fonts = '', language = 'en', direction = 'ltr' }: PageManner = {}): string {
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg">
<style>
${fonts}
:root { color-scheme: light dark; --page: #fbf8f3; --panel: #fff; --line: #e8decf; --soft-line: #f4eee4; --text: #211c18; --soft: #685a4c; --link: #33428f; --fill: #33428f; --tint: #eef1fb; --shadow: 0 1px 2px rgba(33,28,24,.04), 0 6px 20px rgba(33,28,24,.06); }
@media (prefers-color-scheme: dark) {
  :root { --page: #14110e; --panel: #211c18; --line: #352d27; --soft-line: #352d27; --text: #fbf8f3; --soft: #d3c5b1; --link: #b4bfeb; --fill: #4253ae; --tint: #202135; --shadow: 0 0 0 1px rgba(255,255,255,.06); }
}
* { box-sizing: border-box; }
body { font: 16px/1.5 'Figtree Variable', Figtree, system-ui, sans-serif; margin: 0; color: var(--text); background: var(--page); }
h1, h2, .name { font-family: 'Bricolage Grotesque', 'Figtree Variable', system-ui, sans-serif; }
.bar { background: var(--panel); border-bottom: 1px solid var(--line); }
.bar a { display: flex; align-items: center; gap: 0.625rem; max-width: 60rem; margin: 0 auto; padding: 1rem; color: var(--text); text-decoration: none; }
.name { font-size: 1.25rem; font-weight: 700; letter-spacing: -0.02em; }
main { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1rem 4rem; }
h1 { font-size: 2.25rem; line-height: 1.15; margin: 0 0 0.25rem; }
h2 { font-size: 1rem; line-height: 1.4; margin: 0; overflow-wrap: anywhere; }
a { color: var(--link); text-underline-offset: 0.15em; overflow-wrap: anywhere; }
a:focus-visible, summary:focus-visible, input:focus-visible, button:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.lead { color: var(--soft); margin: 0 0 1.75rem; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; margin-bottom: 1.5rem; }
label { flex: 1 1 16rem; font-size: 0.875rem; font-weight: 600; }
input { display: block; width: 100%; min-height: 2.75rem; margin-top: 0.375rem; font: inherit; font-size: 1rem; font-weight: 400; padding: 0.4rem 0.9rem; border: 1px solid var(--soft); border-radius: 0.75rem; background: var(--panel); color: inherit; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: 0.45rem 1.5rem; border: 0; border-radius: 99px; background: var(--fill); color: #fff; cursor: pointer; }
article { border-radius: 1.25rem; background: var(--panel); box-shadow: var(--shadow); padding: 1.25rem 1.5rem; margin-bottom: 0.75rem; }
article p { color: var(--soft); margin: 0.25rem 0; overflow-wrap: anywhere; }
article:has(> details) { padding: 0; }
summary { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; column-gap: 1rem; align-items: baseline; padding: 1rem 1.5rem; border-radius: 1.25rem; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::after { content: ''; width: 0.5rem; height: 0.5rem; border: solid var(--soft); border-width: 0 2px 2px 0; transform: translateY(-0.2rem) rotate(45deg); }
details[open] > summary::after { transform: rotate(225deg); }
summary:hover { background: var(--tint); }
summary time, summary span { color: var(--soft); font-size: 0.875rem; }
summary time { font-variant-numeric: tabular-nums; white-space: nowrap; }
summary span { grid-row: 2; grid-column: 1 / -1; overflow-wrap: anywhere; }
.open { padding: 0 1.5rem 1.25rem; }
.files { display: flex; flex-wrap: wrap; gap: 0.375rem 1.25rem; font-size: 0.875rem; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 1rem 0 0; padding-top: 1rem; border-top: 1px solid var(--line); }
dt { font-weight: 600; } dd { margin: 0 0 0.5rem 1rem; } code { overflow-wrap: anywhere; }
@media (max-width: 30rem) {
  main { padding-top: 1.75rem; }
  h1 { font-size: 1.875rem; }
  button { width: 100%; }
  summary { grid-template-columns: minmax(0, 1fr) auto; padding: 1rem; }
  summary time { grid-row: 3; grid-column: 1 / -1; }
  .open { padding: 0 1rem 1rem; }
}
</style>
</head>
<body>
<header class="bar"><a href="/"><img src="/favicon.svg" width="30" height="30" alt=""><span class="name">Somo</span></a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}
