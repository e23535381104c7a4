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
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1a202c; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f7fafc; padding: 1rem; }
article { border-top: 1px solid #cbd5e0; padding: 0.5rem 0; }
dt { font-weight: 600; } dd { margin: 0 0 0.5rem 1rem; } h2 { font-size: 1.1rem; } code { overflow-wrap: anywhere; }
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
