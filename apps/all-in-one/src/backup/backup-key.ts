import { readFile, writeFile } from 'node:fs/promises';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

const identityLine = /^AGE-SECRET-KEY-1[0-9A-Z]+$/m;

/** Encrypts what is backed up, and reads it again, in the format of age (https://age-encryption.org), whose programs read it as well. */
export class BackupKey {
  private constructor(
    private readonly identity: string,
    private readonly recipient: string,
    /** Whether it has just been made. */
    readonly isNew: boolean,
  ) {}

  /** Reads a key file as age-keygen writes it; makes it if there is none and `make` says so (false: with it, nothing that is there could be read). */
  static async read(file: string, { make }: { make: boolean }): Promise<BackupKey> {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (text === undefined && !make)
      throw new StartProblem(`There is no backup key at ${file}. Put the key there with which the backup was made, or name it with --key.`);
    const identity = text === undefined ? await generateX25519Identity() : identityLine.exec(text)?.[0];
    const recipient = identity && (await identityToRecipient(identity).catch(() => undefined));
    if (!identity || !recipient) throw new StartProblem(`${file} is not a backup key. It has a line that starts with AGE-SECRET-KEY-1.`);
    if (text === undefined) await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' });
    return new BackupKey(identity, recipient, text === undefined);
  }

  encrypt(plain: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
    const encrypter = new Encrypter();
    encrypter.addRecipient(this.recipient);
    return encrypter.encrypt(plain);
  }

  /** Rejects for what was encrypted for another key, or is not whole. */
  decrypt(sealed: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
    const decrypter = new Decrypter();
    decrypter.addIdentity(this.identity);
    return decrypter.decrypt(sealed);
  }
}
