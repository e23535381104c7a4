import { statfs } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type { SystemCheck } from '@somo/contracts/system';
import { Clock } from '@somo/platform/clock';
import { endpointOf, type UsedEndpoint } from '@somo/platform/operating/certificates';
import { fails, kept } from '@somo/platform/operating/kept';
import { SystemChecks, tried } from '@somo/platform/operating/system-checks';
import { bucketAddress, storageFolder } from '@somo/platform/storage/storage-config';
import { Storage } from '@somo/platform/storage/storage';
import { reachRelay, type RelayCredentials } from './classroom/relay/reach-relay.js';
import { readRelayUrl } from './classroom/relay/relay-url.js';
import { signTurn } from './classroom/relay/sign-turn.js';
import { MessagingConfig } from './messaging.config.js';

const probe = 'works';
/** The credentials of a check need not be good for longer. */
const credentialSeconds = 60;
const gigabyte = 1e9;
/** A few hours of recordings. */
const leastFreeBytes = 2 * gigabyte;

/** Whether files can be stored, and whether calls between strict networks are relayed, with credentials as browsers get them. */
@Injectable()
export class OutsideChecks extends SystemChecks {
  /** Kept, because each look takes an address of the relay and writes a file. */
  readonly run: () => Promise<SystemCheck[]>;

  constructor(
    private readonly storage: Storage,
    private readonly config: MessagingConfig,
    private readonly clock: Clock,
  ) {
    super();
    this.run = kept(
      clock,
      () => Promise.all([tried('storage', () => this.files()), this.relay()]),
      (found) => found.some(fails),
    );
  }

  /** Stores a file, reads it and deletes it. */
  private async files(): Promise<Omit<SystemCheck, 'name'>> {
    // The same each time, so that none is left behind where files can't be deleted.
    const key = `checks/${process.pid}`;
    await this.storage.put(key, Buffer.from(probe), 'text/plain');
    const found = await this.storage.get(key);
    const isSame = found !== undefined && (await text(found.body)) === probe;
    await this.storage.delete(key);
    if (!isSame) throw new Error('a file that was stored reads differently');
    const folder = storageFolder();
    if (folder === undefined) return { finding: 'works', detail: null };
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    return { finding: free < leastFreeBytes ? 'low' : 'works', detail: `${(free / gigabyte).toFixed(1)} GB` };
  }

  private async relay(): Promise<SystemCheck> {
    const urls = this.relays();
    if (urls.length === 0) return { name: 'relay', finding: 'off', detail: null };
    return tried('relay', async () => {
      const hosts = await Promise.all(urls.map((url) => reachRelay(url, this.credentials())));
      return { finding: 'works', detail: [...new Set(hosts)].join(', ') };
    });
  }

  endpoints(): UsedEndpoint[] {
    return [...this.relays().flatMap(secureRelay), ...endpointOf('files', bucketAddress())];
  }

  private relays(): string[] {
    return this.config.TURN_URLS.split(',').filter(Boolean);
  }

  private credentials(): RelayCredentials {
    const username = `${Math.ceil(this.clock.now() / 1000) + credentialSeconds}:check`;
    return { username, password: signTurn(this.config.TURN_SECRET)(username) };
  }
}

/** An address that is none is reported by the check. */
function secureRelay(url: string): UsedEndpoint[] {
  try {
    const { isSecure, host, port } = readRelayUrl(url);
    return isSecure ? [{ use: 'relay', host, port }] : [];
  } catch {
    return [];
  }
}
