// What the app uses and the oldest supported browsers (build/floor.ts) lack. public/start.js loads this file before the app, in browsers
// that lack any of it.
import 'core-js/modules/es.array.find-last.js';
import 'core-js/modules/es.array.to-reversed.js';
import 'core-js/modules/es.array.to-sorted.js';
import 'core-js/modules/es.array.to-spliced.js';
import 'core-js/modules/es.array.with.js';
import 'core-js/modules/web.url.can-parse.js';

/** A form of which the app is not there yet takes nothing in: nothing in it keeps the focus. */
if (!('inert' in HTMLElement.prototype)) {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.closest('[inert]')) target.blur();
  });
}
