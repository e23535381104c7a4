import { incomingKey } from '@somo/contracts/rules/avatar';
import { newId } from '@somo/platform/ids';
import { FolderStorage } from '@somo/platform/storage/folder-storage';
import { FixedClock } from '@somo/testing/fixed-clock';
import { silentLog } from '@somo/testing/silent-log';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SweepIncoming } from './sweep-incoming.js';

it('PRO-05 deletes uploads that nothing became of after an hour, and no picture', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'somo-incoming-'));
  const storage = new FolderStorage(folder);
  const clock = new FixedClock(Date.now());
  const sweep = new SweepIncoming(storage, clock, silentLog);
  for (let upload = 0; upload < 101; upload += 1) await storage.put(incomingKey(newId(), newId()), Buffer.from('x'), 'image/png');
  await storage.put('avatars/kept', Buffer.from('x'), 'image/webp');
  const left = async () => (await storage.list({ prefix: '', limit: 1000 })).files.length;
  clock.advance(59 * 60_000);
  await sweep.sweep();
  expect(await left()).toBe(102);
  clock.advance(2 * 60_000);
  await sweep.sweep();
  expect(await left()).toBe(1);
  await rm(folder, { recursive: true });
});
