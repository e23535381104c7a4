// Documents for specs, put where the gateway puts them: encrypted, part by part.
import { partSizes } from '@somo/contracts/rules/uploads';
import type { DocumentKind } from '@somo/contracts/rules/verification';
import type { VerificationCase } from '@somo/contracts/verification';
import { putSealed } from '@somo/platform/storage/sealed-file';
import type { Storage } from '@somo/platform/storage/storage';
import type { TestCaller } from '@somo/testing/callers';
import type { World } from '@somo/testing/start-service';
import { Readable } from 'node:stream';

export const aPdf = (bytes = 1000): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'a'), Buffer.from('\n%%EOF\n')]);

/** Returns the id of an upload whose parts are all there. */
export async function putDocument(world: World, storage: Storage, who: TestCaller, name: string, file: Buffer): Promise<string> {
  const { id } = await world.as(who).ask('catalog.open-document', { name, bytes: file.length });
  let at = 0;
  for (const [nth, size] of partSizes(file.length).entries()) {
    const { storedAs, dataKey } = await world.as(who).ask('catalog.check-document-part', { uploadId: id, part: nth + 1 });
    const source = Readable.from([file.subarray(at, at + size)]);
    await putSealed(storage, { storedAs, dataKey: Buffer.from(dataKey, 'base64') }, source);
    at += size;
  }
  return id;
}

/** Hands a document in. */
export async function handIn(
  world: World,
  storage: Storage,
  who: TestCaller,
  { kind = 'identity', name = 'passport.pdf', file = aPdf() }: { kind?: DocumentKind; name?: string; file?: Buffer } = {},
): Promise<VerificationCase> {
  const uploadId = await putDocument(world, storage, who, name, file);
  await world.as(who).ask('catalog.finish-document', { uploadId });
  return world.as(who).ask('catalog.submit-verification', { uploadId, kind });
}
