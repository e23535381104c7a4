import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { hashOf, newSecret } from '../credentials/secret.js';
import { UserSchema } from '../store/user.schema.js';

const tokenLifetimeMs = 3 * 24 * 3_600_000;

@Injectable()
export class CreateEmailConfirmation {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('auth.create-email-confirmation', { by: ['service:notification'] })
  async run({ userId }: Asks['auth.create-email-confirmation']['in']): Promise<Asks['auth.create-email-confirmation']['out']> {
    const user = await this.db.of(UserSchema).findOneBy({ id: userId });
    if (!user || user.emailConfirmedAt) return null;
    const token = newSecret();
    const now = this.clock.now();
    await this.db.run(
      'add-email-token',
      'INSERT INTO email_tokens (hash, user_id, email, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)',
      [hashOf(token), userId, user.email, new Date(now), new Date(now + tokenLifetimeMs)],
    );
    return { email: user.email, language: user.language, token };
  }
}
