import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aUser } from '../../spec/builders';
import type { LastSeen } from '../app/last-seen/last-seen';
import { clock } from '../lib/clock';
import { ivBytes } from '../lib/decrypt';
import { writeDevice, type DeviceRow } from '../lib/device-database';
import { keptMs } from '../lib/kept-ms';
import { openSealed } from '../lib/sealed-database';
import { deviceName, forgetDevice } from '../lib/storage';
import { withLastSeen } from './last-seen';

const build = 'b1';
const shell = `<head><script type="module" src="/assets/index-1.js"></script></head><body><div id="root"></div><script src="/start.js"></script></body>`;
const seen: LastSeen = {
  build,
  html: '<main><h1>Hi Ama</h1></main>',
  css: '.css-1 { color: red; }</style>',
  lang: 'sw',
  dir: 'ltr',
  note: 'Offline copy from 3 < 4',
};

const aKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
let key: CryptoKey;

async function keep(row: Partial<DeviceRow> = {}, name = 'n1', kept: object = seen): Promise<void> {
  const device = { user: aUser(), redirectTo: '/student/dashboard', name: 'n1', build, confirmedAt: clock.now(), key, ...row };
  await writeDevice(device, () => true);
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(JSON.stringify(kept))));
  const db = await openSealed();
  await db.put('records', new Uint8Array([...iv, ...sealed]), [name, 'page', 'dashboard']);
  db.close();
}

const open = async (path = '/student/dashboard') =>
  (await withLastSeen(new Response(shell, { headers: { 'content-length': '9' } }), new URL(path, location.origin), build)).text();

describe('SET-05 the document that opens without a connection', () => {
  beforeEach(async () => void (key = await aKey()));
  afterEach(async () => {
    forgetDevice();
    const db = await openSealed();
    await db.clear('records');
    db.close();
  });

  it.each(['/student/dashboard', '/login', '/'])(
    'holds the dashboard as it was last seen at %s, and its scripts wait for the paint',
    async (path) => {
      await keep();
      const page = new DOMParser().parseFromString(await open(path), 'text/html');
      const picture = page.getElementById('last-seen');
      expect(picture?.nextElementSibling?.id).toBe('root');
      expect(picture?.getAttribute('aria-hidden')).toBe('true');
      expect(picture?.lang).toBe('sw');
      expect(picture?.querySelector('[inert] h1')?.textContent).toBe('Hi Ama');
      expect(picture?.querySelector('p')?.textContent).toBe('Offline copy from 3 < 4');
      expect(picture?.querySelector('style')?.textContent).toContain('.css-1');
      expect(page.querySelector('head script')).toBeNull();
      expect(page.querySelector<HTMLTemplateElement>('template#app')?.dataset['until']).toBe('screen');
    },
  );

  it('is the shell as it is on every other page', async () => {
    await keep();
    expect(await open('/student/lessons')).toBe(shell);
  });

  it.each<[string, () => Promise<void>]>([
    ['by another build', () => keep({ build: 'b0' })],
    ['of another build, by this one', () => keep({}, 'n1', { ...seen, build: 'b0' })],
    ['in another form', () => keep({}, 'n1', { build })],
    ['for another person', () => keep({}, 'n2')],
    ['with another key', async () => keep({ key: await aKey() })],
    ['for a session that was not confirmed for a week', () => keep({ confirmedAt: clock.now() - keptMs - 1 })],
    ['for a session that a version before has stored', () => keep({ confirmedAt: undefined })],
    ['for a session that has ended', async () => keep().then(() => void forgetDevice())],
  ])('shows nothing that was kept %s', async (_, kept) => {
    await kept();
    expect(await open()).toBe(shell);
  });

  it('makes no database where there was none', async () => {
    expect(await open()).toBe(shell);
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(deviceName);
  });
});
