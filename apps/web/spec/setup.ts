import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach } from '@jest/globals';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import * as react from 'react';
import { clock } from '../src/lib/clock';
import { session } from '../src/lib/session';
import { toasts } from '../src/lib/toast';
import { now } from './builders';

configure({
  asyncUtilTimeout: 8000,
  // A query that waits fails many times before it succeeds or times out; the
  // DOM is printed only for the last failure, the only one that is reported.
  getElementError: (message, container) => {
    const waits = (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
    return new Error([message, waits ? '' : prettyDOM(container)].join('\n\n'));
  },
});

class Watcher {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

// Node's FormData rejects a form element, which React passes when a submit navigates.
class FormDataOfForm extends FormData {
  constructor() {
    super();
  }
}

class Pointer extends MouseEvent {
  readonly pointerType = 'mouse';
  readonly pointerId = 1;
}

Object.assign(globalThis, { PointerEvent: Pointer, FormData: FormDataOfForm, ResizeObserver: Watcher, IntersectionObserver: Watcher });
Object.assign(window, {
  PointerEvent: Pointer,
  matchMedia: (query: string) => ({ matches: false, media: query, addEventListener: () => {}, removeEventListener: () => {} }),
  scrollTo: () => {},
});
Object.assign(Element.prototype, { scrollIntoView: () => {}, scrollTo: () => {}, hasPointerCapture: () => false });

// jsdom has none.
if (!('subtle' in crypto)) Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });

// For each element that a query by role checks, jsdom computes the style from every
// rule of every sheet; in these tests the element's own style is enough.
const hidden = Object.assign(document.createElement('i').style, { display: 'none' });
window.getComputedStyle = (element) => ((element as HTMLElement).hidden ? hidden : (element as HTMLElement).style);

// React would record a stack for every element it creates: a tenth of the running time, used for warnings only.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

beforeEach(() => {
  clock.now = () => now;
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  session.forget();
  toasts.clear();
});
