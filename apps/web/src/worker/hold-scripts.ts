/**
 * Moves a document's scripts into a template, so that the browser does not fetch them until public/start.js puts them into the head: on the
 * first sign of a user (`user`), or once the page has painted (`screen`).
 */
export function holdScripts(page: string, until: 'user' | 'screen'): string {
  const scripts: string[] = [];
  const rest = page.replace(/\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g, (tag) => {
    scripts.push(tag.trim());
    return '';
  });
  return rest.replace(/<script src="\/(assets\/)?start[\w-]*\.js">/, (tag) => {
    // A browser fetches the scripts that a script adds last; what all others wait for comes first.
    const [entry] = scripts.flatMap((script) => /^<script[^>]* src="([^"]+)"/.exec(script)?.[1] ?? []);
    const first = entry ? `<link rel="modulepreload" crossorigin href="${entry}">` : '';
    return `<template id="app" data-until="${until}">${first}${scripts.join('')}</template>${tag}`;
  });
}
