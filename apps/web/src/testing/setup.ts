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

Object.assign(globalThis, { ResizeObserver: Watcher, IntersectionObserver: Watcher });
Object.assign(window, {
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
