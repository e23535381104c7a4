// The API reference as one searchable page, generated from the OpenAPI document.
import { escapeHtml, htmlPage } from '../http/html.js';
import type { OpenApiDocument, OpenApiOperation } from './openapi-document.js';

export function docsPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => article(method.toUpperCase(), path, operation)),
  );
  const intro = `<p>${escapeHtml(document.info.description)} <a href="/api/openapi.json">OpenAPI ${escapeHtml(document.openapi)}</a></p>`;
  return htmlPage(`${document.info.title} ${document.info.version}`, [intro, ...operations].join('\n'));
}

function article(method: string, path: string, operation: OpenApiOperation): string {
  const answers = Object.entries(operation.responses).map(
    ([status, { description }]) => `<dt>${escapeHtml(status)}</dt><dd>${escapeHtml(description)}</dd>`,
  );
  const who = operation.security?.length ? ' (signed in)' : '';
  return `<article id="${escapeHtml(operation.operationId)}">
<h2><code>${escapeHtml(method)} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary)}${who}</p>
<dl>${answers.join('')}</dl>
</article>`;
}
