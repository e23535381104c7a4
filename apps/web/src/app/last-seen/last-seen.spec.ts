import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { aSession, aUser } from '../../../spec/builders';
import { FakeGateway } from '../../../spec/fake-gateway';
import { sealedStore } from '../../lib/sealed-store';
import { fromBytes } from '../../lib/sealing';
import { session } from '../../lib/session';
import { keepLastSeen } from './keep-last-seen';
import type { LastSeen } from './last-seen';
import { removeLastSeen } from './remove-last-seen';

let stop = () => {};
const draw = (main: string) => (document.body.innerHTML = `<div id="last-seen"></div><div id="root"><main>${main}</main></div>`);
const root = () => document.getElementById('root')!;
const kept = async () => {
  const bytes = await sealedStore.get('page', 'dashboard');
  return bytes && (fromBytes(bytes) as LastSeen);
};

beforeEach(async () => {
  new FakeGateway();
  session.accept(aSession(aUser({ role: 'student', timeZone: 'Africa/Lagos' }), { opensOffline: true }));
  await sealedStore.moveIn(async () => {});
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
});
afterEach(async () => {
  stop();
  jest.useRealTimers();
  await sealedStore.delete('page', 'dashboard');
  document.head.innerHTML = document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

describe('SET-05 the dashboard as it was last seen', () => {
  it('is kept with the styles that it uses once it is complete', async () => {
    history.replaceState(null, '', '/student/dashboard');
    const style = document.createElement('style');
    style.dataset['emotion'] = 'css';
    style.textContent = '.css-used { color: red } .css-unused { color: blue } body { margin: 0 }';
    document.head.append(style);
    draw('<h1 class="css-used">Hi</h1><p class="chakra-skeleton"></p>');
    stop = keepLastSeen();
    jest.advanceTimersByTime(3_000);
    draw(
      '<h1 class="css-used" id="top">Hi Ama</h1><p data-unkept="">$90.00</p><a href="/help" aria-current="page">Help</a><img alt="Kofi">',
    );
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();
    await waitFor(async () => expect(await kept()).not.toBeNull());
    expect((await kept())!.html).toBe(
      '<main><h1 class="css-used">Hi Ama</h1><p data-unkept="">&nbsp;</p><a aria-current="page">Help</a><img alt=""></main>',
    );
    const { css, note } = (await kept())!;
    expect(css).toContain('.css-used');
    expect(css).toContain('body');
    expect(css).not.toContain('.css-unused');
    expect(note).toMatch(/^Offline copy from \w{3} \d+, \d+:\d\d [AP]M \(GMT\+1\)$/);
  });

  it.each([
    ['no other page', '/student/lessons', '<h1>Lessons</h1>'],
    ["no operator's page", '/admin', '<h1>Overview</h1>'],
    ['no page that could not be loaded', '/student/dashboard', '<h1>Hi</h1><p role="alert">Try again</p>'],
  ])('is %s', async (_, path, main) => {
    history.replaceState(null, '', path);
    draw(main);
    stop = keepLastSeen();
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();
    expect(await kept()).toBeNull();
  });

  it.each<[string, string, number]>([
    ['as soon as the app has drawn the page', '<h1>Hi</h1>', 100],
    ['soon after the heading, if something is missing', '<h1>Hi</h1><p class="chakra-skeleton"></p>', 2_000],
    ['in the end, if nothing is drawn', '', 15_000],
  ])('goes %s', (_, main, afterMs) => {
    draw(main);
    removeLastSeen(root(), document.getElementById('last-seen')!);
    jest.advanceTimersByTime(afterMs - 1);
    expect(document.getElementById('last-seen')).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(document.getElementById('last-seen')).toBeNull();
  });

  it('goes at once when it turns out that the session has ended', () => {
    draw('');
    removeLastSeen(root(), document.getElementById('last-seen')!);
    session.forget();
    jest.advanceTimersByTime(100);
    expect(document.getElementById('last-seen')).toBeNull();
  });
});
