import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { SystemCheck } from '@somo/contracts/system';
import { SystemChecks, tried } from '@somo/platform/operating/system-checks';
import { storageFolder } from '@somo/platform/storage/storage-config';
import { Storage } from '@somo/platform/storage/storage';
import { reachRelay } from './classroom/reach-relay.js';
import { MessagingConfig } from './messaging.config.js';

const gigabyte = 1e9;
/** A few hours of recordings. */
const leastFreeBytes = 2 * gigabyte;

/** Whether files can be stored, and whether calls between strict networks are relayed. */
@Injectable()
export class OutsideChecks extends SystemChecks {
  constructor(
    private readonly storage: Storage,
    private readonly config: MessagingConfig,
  ) {
    super();
  }

  run(): Promise<SystemCheck[]> {
    return Promise.all([tried('storage', () => this.files()), this.relay()]);
  }

  /** Stores a file and deletes it. */
  private async files(): Promise<Omit<SystemCheck, 'name'>> {
    // The same each time, so that none is left behind where files can't be deleted.
    const key = `checks/${process.pid}`;
    await this.storage.put(key, Buffer.from('works'), 'text/plain');
    await this.storage.delete(key);
    const folder = storageFolder();
    if (folder === undefined) return { finding: 'works', detail: null };
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    return { finding: free < leastFreeBytes ? 'low' : 'works', detail: `${(free / gigabyte).toFixed(1)} GB` };
  }

  private async relay(): Promise<SystemCheck> {
    const urls = this.config.TURN_URLS.split(',').filter(Boolean);
    if (urls.length === 0) return { name: 'relay', finding: 'off', detail: null };
    return tried('relay', async () => {
      const hosts = await Promise.all(urls.map((url) => reachRelay(url)));
      return { finding: 'works', detail: [...new Set(hosts)].join(', ') };
    });
  }
}
