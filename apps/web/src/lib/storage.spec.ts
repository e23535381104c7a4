import { afterEach, describe, expect, it } from '@jest/globals';
import { withoutStorage } from '../../spec/without-storage';
import { cookieOf, deviceStore, hasStorage, tabStore } from './storage';

let restore = () => {};
afterEach(() => {
  restore();
  for (const store of [deviceStore, tabStore]) store.remove('somo-test');
});

describe.each([
  ['deviceStore', deviceStore, 'localStorage'],
  ['tabStore', tabStore, 'sessionStorage'],
] as const)('%s', (_, store, name) => {
  it('keeps a value in the browser until it is removed', () => {
    store.write('somo-test', 'kept');
    expect(window[name].getItem('somo-test')).toBe('kept');
    expect(store.read('somo-test')).toBe('kept');
    store.remove('somo-test');
    expect(store.read('somo-test')).toBeNull();
    expect(window[name].getItem('somo-test')).toBeNull();
  });

  it.each(['throws', 'missing'] as const)('keeps a value for the page where the storage of the browser is: %s', (how) => {
    restore = withoutStorage(how);
    expect(store.read('somo-test')).toBeNull();
    store.write('somo-test', 'here');
    expect(store.read('somo-test')).toBe('here');
    store.remove('somo-test');
    expect(store.read('somo-test')).toBeNull();
    expect(hasStorage()).toBe(false);
  });

  it('reads what was written last, also if the browser has no room for it', () => {
    store.write('somo-test', 'old');
    restore = withoutStorage('full');
    store.write('somo-test', 'new');
    expect(store.read('somo-test')).toBe('new');
    restore();
    store.write('somo-test', 'newest');
    expect(window[name].getItem('somo-test')).toBe('newest');
    expect(hasStorage()).toBe(true);
  });
});

describe('a cookie', () => {
  it('is read by its whole name', () => {
    document.cookie = 'a-test=other';
    document.cookie = 'test=a=b';
    expect(cookieOf('test')).toBe('a=b');
    expect(cookieOf('tes')).toBeNull();
  });

  it('is not there where the browser refuses to tell', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { configurable: true, get: refuse });
    expect(cookieOf('test')).toBeNull();
    Reflect.deleteProperty(document, 'cookie');
  });
});
