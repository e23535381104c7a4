import { databaseOf, filesIn, listBackups, manifestOf, timeOf } from '@somo/platform/backups/layout';
import { readManifest } from './manifest.js';
import type { SealedPlace } from './sealed-place.js';
import { whichToKeep } from './which-to-keep.js';

/** Deletes backups whose time is over, while nobody makes one, those that were cut short, and the files that only they had. Returns how many it deleted. */
export async function pruneBackups(place: SealedPlace): Promise<number> {
  const { storage } = place;
  const complete = await listBackups(storage);
  const kept = new Set(whichToKeep(complete.map(timeOf)));
  const over = complete.filter((name) => !kept.has(timeOf(name)));
  // The manifest goes first: without it, what is left counts as cut short.
  for (const name of over) for (const key of [manifestOf(name), databaseOf(name)]) await storage.delete(key);
  const left = complete.filter((name) => !over.includes(name));
  for await (const { key } of filesIn(storage, 'backups/')) if (!left.includes(key.split('/')[1] ?? '')) await storage.delete(key);
  const used = new Set<string>();
  for (const name of left) {
    const manifest = await readManifest(place, name).catch(() => undefined);
    // Of one that was made with another key, nobody knows here which files it needs.
    if (!manifest) return over.length;
    for (const { storedAs } of manifest.files) used.add(storedAs);
  }
  for await (const { key } of filesIn(storage, 'files/')) if (!used.has(key)) await storage.delete(key);
  for await (const { key } of filesIn(storage, 'sums/')) if (!used.has(key.slice('sums/'.length))) await storage.delete(key);
  return over.length;
}
