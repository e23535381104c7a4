import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { dayMs } from '@somo/calendar/days';
import type { SessionUser } from '@somo/contracts/people';
import type { RefusalCode } from '@somo/contracts/refusals';
import { aSession, aUser } from '../../spec/builders';
import { FakeGateway, refused } from '../../spec/fake-gateway';

const ama = aUser({ id: 'ama' });
const kofi = aUser({ id: 'kofi' });
const text = 'Do you teach fractions?';
const waiting = (clientId = 'one') => ({ clientId, senderId: ama.id, receiverId: 'kwame', text, writtenAt: 1 });

/** A page of this browser: what it has in memory is gone with it, what it stores is not. */
async function aPage(user?: SessionUser) {
  jest.resetModules();
  const { session } = await import('./session');
  const { outbox } = await import('./outbox');
  const { outboxFiles } = await import('./outbox-files');
  const drafts = await import('./kept-draft');
  if (user) session.accept(aSession(user));
  await drafts.openDrafts();
  const draftOf = (userId: string) => drafts.messageDrafts.of(userId)?.texts['kwame'];
  return { session, outbox, outboxFiles, draftOf, keep: drafts.messageDrafts.keep };
}

/** Returns everything that this browser stores, as somebody with its developer tools reads it. */
async function everything(): Promise<string> {
  const found: string[] = [JSON.stringify({ ...localStorage })];
  for (const { name = '' } of await indexedDB.databases()) {
    const db = await openDB(name);
    for (const store of db.objectStoreNames)
      for (const row of await db.getAll(store))
        found.push(row instanceof Object && 'length' in row ? new TextDecoder().decode(row as Uint8Array) : JSON.stringify(row));
    db.close();
  }
  return found.join('\n');
}

const records = async () => {
  const db = await openDB('somo-sealed');
  const count = await db.count('records');
  db.close();
  return count;
};

/** Writes a message with a file, and begins another. */
async function written() {
  const page = await aPage(ama);
  await page.outbox.add(waiting());
  await page.outboxFiles.put('one', new Blob(['Worksheet'], { type: 'text/plain' }));
  page.keep({ userId: ama.id, texts: { kwame: 'Half a thought' } });
  await waitFor(() => expect(localStorage.getItem('somo-message-drafts')).not.toBeNull());
  return page;
}

async function endWith(code: RefusalCode, page: Awaited<ReturnType<typeof aPage>>): Promise<void> {
  new FakeGateway().on('POST /api/auth/refresh', () => {
    throw refused(code);
  });
  await page.session.refresh();
  expect(page.session.state().status).toBe('signed-out');
}

afterEach(async () => {
  const { session } = await import('./session');
  session.forget();
  const { sealedStore } = await import('./sealed-store');
  await sealedStore.sweep();
});

describe('what is written and not sent', () => {
  it('MSG-09 survives a reload, and nobody reads it in the storage of the browser', async () => {
    await written();
    expect(await everything()).not.toMatch(/fractions|Half a thought|Worksheet/);
    const reloaded = await aPage(ama);
    expect(await reloaded.outbox.of(ama.id)).toEqual([waiting()]);
    const file = await reloaded.outboxFiles.get('one');
    expect([file?.type, file?.size]).toEqual(['text/plain', 9]);
    expect(reloaded.draftOf(ama.id)).toBe('Half a thought');
  });

  it.each(['session-ended', 'session-suspended'] as const)('MSG-09 is deleted when the session ends with %s', async (code) => {
    await endWith(code, await written());
    await waitFor(async () => expect(await records()).toBe(0));
    expect(localStorage.getItem('somo-message-drafts')).toBeNull();
    const again = await aPage(ama);
    expect(await again.outbox.of(ama.id)).toEqual([]);
    expect(again.draftOf(ama.id)).toBeUndefined();
  });

  it('MSG-09 is deleted with a sign-out', async () => {
    const page = await written();
    page.session.forget();
    await waitFor(async () => expect(await records()).toBe(0));
    expect(localStorage.getItem('somo-kept-for')).toBeNull();
  });

  it.each(['session-expired', 'session-missing'] as const)(
    'MSG-09 is sealed when the session is over with %s, and opens when the same person signs in',
    async (code) => {
      const page = await written();
      await endWith(code, page);
      expect(await page.outbox.of(ama.id)).toEqual([]);
      expect(await everything()).not.toMatch(/fractions|Half a thought|Worksheet/);
      page.session.accept(aSession(ama));
      expect(await page.outbox.of(ama.id)).toEqual([waiting()]);
      expect(page.draftOf(ama.id)).toBe('Half a thought');
      await endWith(code, page);
      const later = await aPage(ama);
      expect(await later.outbox.of(ama.id)).toEqual([waiting()]);
      expect(later.draftOf(ama.id)).toBe('Half a thought');
    },
  );

  it('MSG-09 is deleted when somebody else signs in, and is not theirs', async () => {
    await endWith('session-expired', await written());
    const page = await aPage(kofi);
    expect(await page.outbox.of(kofi.id)).toEqual([]);
    expect(await page.outbox.of(ama.id)).toEqual([]);
    expect(page.draftOf(kofi.id)).toBeUndefined();
    expect(await records()).toBe(0);
    expect(localStorage.getItem('somo-message-drafts')).toBeNull();
    page.session.forget();
    expect(await (await aPage(ama)).outbox.of(ama.id)).toEqual([]);
  });

  it('MSG-09 stays sealed for seven days, and is deleted then', async () => {
    await endWith('session-expired', await written());
    const start = Number(localStorage.getItem('somo-kept-for')?.split(' ')[2]);
    const at = async (ms: number) => {
      jest.resetModules();
      const { clock: later } = await import('./clock');
      later.now = () => start + ms;
      const { session } = await import('./session');
      session.start()();
      await import('./sealed-store');
    };
    await at(7 * dayMs - 1);
    expect(localStorage.getItem('somo-kept-for')).not.toBeNull();
    await at(7 * dayMs + 1);
    await waitFor(async () => expect(await records()).toBe(0));
    expect(localStorage.getItem('somo-kept-for')).toBeNull();
    expect(localStorage.getItem('somo-message-drafts')).toBeNull();
  });

  it('MSG-09 as the version before kept it is sent and encrypted by this one, and no longer readable', async () => {
    const messages = await openDB('somo-outbox', 1, { upgrade: (db) => void db.createObjectStore('messages', { keyPath: 'clientId' }) });
    await messages.put('messages', waiting());
    await messages.put('messages', { ...waiting('two'), senderId: kofi.id });
    const files = await openDB('somo-outbox-files', 1, { upgrade: (db) => void db.createObjectStore('files') });
    await files.put('files', { bytes: new TextEncoder().encode('Worksheet').buffer, type: 'text/plain' }, 'one');
    messages.close();
    files.close();
    localStorage.setItem('somo-message-drafts', JSON.stringify({ userId: ama.id, texts: { kwame: 'Half a thought' } }));
    const marked = await openDB('somo-sealed', 1);
    await marked.put('before', true, 'outbox');
    marked.close();
    const page = await aPage(ama);
    expect(await page.outbox.of(ama.id)).toEqual([waiting()]);
    expect((await page.outboxFiles.get('one'))?.size).toBe(9);
    expect(page.draftOf(ama.id)).toBe('Half a thought');
    await waitFor(async () => expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['somo-sealed']));
    expect(await everything()).not.toMatch(/fractions|Half a thought|Worksheet/);
  });
});

describe('where a browser stores nothing', () => {
  it('MSG-09 what is written waits as long as the page is open, and ends as the session ends', async () => {
    const database = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB')!;
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      value: {
        open: () => {
          throw new DOMException('Refused', 'SecurityError');
        },
      },
    });
    const page = await aPage(ama);
    await page.outbox.add(waiting());
    expect(await page.outboxFiles.put('one', new Blob(['Worksheet']))).toBe(false);
    await endWith('session-expired', page);
    expect(await page.outbox.of(ama.id)).toEqual([]);
    page.session.accept(aSession(ama));
    expect(await page.outbox.of(ama.id)).toEqual([waiting()]);
    await endWith('session-ended', page);
    page.session.accept(aSession(ama));
    expect(await page.outbox.of(ama.id)).toEqual([]);
    Object.defineProperty(globalThis, 'indexedDB', database);
  });
});
