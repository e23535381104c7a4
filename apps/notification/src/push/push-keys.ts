import { Injectable } from '@nestjs/common';
import { Db } from '@somo/platform/db';
import webPush from 'web-push';

interface KeyPair {
  publicKey: string;
  privateKey: string;
}

/** The key pair with which Somo introduces itself to push services (RFC 8292). Another one would end every subscription, so it is made once. */
@Injectable()
export class PushKeys {
  private known: KeyPair | undefined;

  constructor(private readonly db: Db) {}

  async pair(): Promise<KeyPair> {
    return (this.known ??= (await this.stored()) ?? (await this.made()));
  }

  private async made(): Promise<KeyPair> {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    // Another instance may be first: its keys stay.
    await this.db.run('push-keys-make', 'INSERT INTO push_keys (public_key, private_key) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      publicKey,
      privateKey,
    ]);
    return (await this.stored())!;
  }

  private async stored(): Promise<KeyPair | undefined> {
    const [row] = await this.db.sql<KeyPair>(
      'push-keys',
      'SELECT public_key AS "publicKey", private_key AS "privateKey" FROM push_keys',
      [],
    );
    return row;
  }
}
