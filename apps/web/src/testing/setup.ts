import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach } from '@jest/globals';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import * as react from 'react';
import { clock } from '../lib/clock';
import { session } from '../lib/session';
import { toasts } from '../lib/toast';
import { now } from './builders';

configure({
  asyncUtilTimeout: 8000,
  // Who waits for an element looks for it many times, and only the last time somebody reads what was there instead.
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

// Node's FormData takes no form element, which React hands it when a submit navigates.
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

// For each element a role is looked for in, jsdom works its style out from every rule of every sheet; here the element's own style says it all.
const hidden = Object.assign(document.createElement('i').style, { display: 'none' });
window.getComputedStyle = (element) => ((element as HTMLElement).hidden ? hidden : (element as HTMLElement).style);

// React would keep a stack of every element it makes: a tenth of the time, for warnings alone.
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
