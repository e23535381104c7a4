import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Log } from '@somo/platform/log';
import { Loop } from '@somo/platform/loop';
import { Storage, type ListedFile } from '@somo/platform/storage/storage';
import { packAssets, unpackAssets } from './packed-assets.js';
import { WebFiles } from './web-files.js';

const prefix = 'web/';
const everyMs = 10 * 60_000;

/**
 * Serves the hashed files of the build before this one, too: a page that was opened before an update still fetches them. Builds are in the
 * storage, where all gateways find them, whatever they run in; two of them stay.
 */
@Injectable()
export class EarlierBuild implements OnModuleInit, OnModuleDestroy {
  private readonly loop: Loop;
  private served = '';

  constructor(
    private readonly storage: Storage,
    private readonly files: WebFiles,
    log: Log,
  ) {
    this.loop = new Loop('earlier-build', everyMs, () => this.keep(), log);
  }

  onModuleInit(): void {
    this.loop.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.loop.stop();
  }

  async keep(): Promise<void> {
    const assets = this.files.assets();
    if (assets.size === 0) return;
    const own = `${prefix}${createHash('sha256')
      .update([...assets.keys()].sort().join())
      .digest('hex')
      .slice(0, 32)}`;
    const all = await this.stored();
    if (!all.some(({ key }) => key === own)) await this.storage.put(own, packAssets(assets), 'application/octet-stream');
    const [before, ...older] = all.filter(({ key }) => key !== own).sort((one, other) => other.storedAt - one.storedAt);
    if (before && before.key !== this.served) await this.serve(before.key);
    for (const { key } of older) await this.storage.delete(key);
  }

  private async serve(key: string): Promise<void> {
    const pack = await this.storage.get(key);
    if (!pack) return;
    this.files.addEarlier(unpackAssets(await buffer(pack.body)));
    this.served = key;
  }

  private async stored(): Promise<ListedFile[]> {
    const found: ListedFile[] = [];
    let after: string | undefined;
    do {
      const page = await this.storage.list({ prefix, after });
      found.push(...page.files);
      after = page.next;
    } while (after !== undefined);
    return found;
  }
}
