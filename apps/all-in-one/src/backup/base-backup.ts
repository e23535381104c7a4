import { Readable } from 'node:stream';
import { Client, type Connection, type Submittable } from 'pg';

const command = `BASE_BACKUP (LABEL 'somo', CHECKPOINT 'fast', WAL true, MANIFEST 'no')`;
/** Each message of the copy begins with a letter that says what it is. */
const [newArchive, data] = ['n'.charCodeAt(0), 'd'.charCodeAt(0)];

/**
 * Returns a tar of a whole PostgreSQL server as it is when the stream ends, while people go on working; with the log that it needs to start.
 * It holds all databases, and starts with the same major version only. Needs a role that may replicate (PostgreSQL, "Streaming Replication
 * Protocol").
 */
export async function baseBackup(adminUrl: string): Promise<Readable> {
  const url = new URL(adminUrl);
  url.searchParams.set('replication', 'true');
  const client = new Client({ connectionString: url.href, application_name: 'somo-backup' });
  client.on('error', () => undefined);
  await client.connect();
  const copy = new BaseBackup(() => void client.end().catch(() => undefined));
  client.query(copy);
  return copy.tar;
}

class BaseBackup implements Submittable {
  private archives = 0;
  private connection: (Connection & { stream: { pause(): void; resume(): void } }) | undefined;
  readonly tar: Readable;

  constructor(private readonly end: () => void) {
    this.tar = new Readable({
      read: () => this.connection?.stream.resume(),
      destroy: (error, done) => {
        this.end();
        done(error);
      },
    });
  }

  submit(connection: Connection): void {
    this.connection = connection;
    this.connection.query(command);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (chunk[0] === newArchive && (this.archives += 1) > 1)
      return this.handleError(new Error('A server with more than one tablespace is not backed up. Use pg_basebackup.'));
    // The chunk is a part of a buffer that pg uses again.
    if (chunk[0] === data && !this.tar.push(Buffer.from(chunk.subarray(1)))) this.connection?.stream.pause();
  }

  handleError(error: Error): void {
    this.tar.destroy(error);
  }

  handleReadyForQuery(): void {
    this.tar.push(null);
    this.end();
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
}
