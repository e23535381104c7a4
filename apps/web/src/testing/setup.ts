import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { clock } from '../lib/clock';
import { session } from '../lib/session';
import { toasts } from '../lib/toast';
import { now } from './builders';

configure({ asyncUtilTimeout: 8000 });

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

beforeEach(() => {
  clock.now = () => now;
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  session.forget();
  toasts.clear();
});
