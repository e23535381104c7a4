// What the server puts into a page with the answers it already knows, so that they are there before the app is.
import type { Page } from '@somo/contracts/page';
import type { TeacherCard } from '@somo/contracts/people';

interface Embedded {
  featured?: Page<TeacherCard>;
}

let drawn: Embedded = {};

/** From now on, pages are drawn with these answers; at build. */
export function drawWith(answers: Embedded): void {
  drawn = answers;
}

/** Returns the answer in this page; undefined if it has none. */
export function embedded<Name extends keyof Embedded>(name: Name): Embedded[Name] {
  if (drawn[name]) return drawn[name];
  const text = typeof document === 'undefined' ? null : document.getElementById(`data-${name}`)?.textContent;
  return text ? (JSON.parse(text) as Embedded[Name]) : undefined;
}
