import { Injectable } from '@nestjs/common';
import { readEmail } from '@somo/contracts/rules/email';
import type { Asks } from '@somo/contracts/asks/map';
import type { SignedIn } from '@somo/contracts/asks/auth';
import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import { RegisterBody } from '@somo/contracts/routes/auth';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { Transaction } from '@somo/platform/transaction';
import { beginSession } from '../credentials/begin-session.js';
import { Passwords } from '../credentials/passwords.js';
import { SessionResponse } from '../credentials/session-response.js';
import { checkRegistration } from '../domain/registration.js';
import { UserSchema, type UserRow } from '../store/user.schema.js';

@Injectable()
export class Register {
  constructor(
    private readonly db: Db,
    private readonly tx: Transaction,
    private readonly passwords: Passwords,
    private readonly answer: SessionResponse,
    private readonly clock: Clock,
  ) {}

  @Handles('auth.register', { by: ['public'], input: RegisterBody, refuses: ['email-taken', 'must-agree', 'weak-password'] })
  async run(input: Asks['auth.register']['in']): Promise<SignedIn> {
    const email = readEmail(input.email);
    checkRegistration({ ...input, email });
    if (await this.db.of(UserSchema).findOneBy({ email })) throw refuse('email-taken');
    const user = this.newUser(email, await this.passwords.hash(input.password), input.language);

    const session = await this.tx.run(async (tx) => {
      const added = await tx.db.run(
        'add-user',
        `INSERT INTO users (id, email, password_hash, time_zone, language, terms_agreed_at, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $6) ON CONFLICT (email) DO NOTHING`,
        [user.id, user.email, user.passwordHash, user.timeZone, user.language, user.createdAt],
      );
      if (added === 0) throw refuse('email-taken');
      tx.emit('user.registered', { userId: user.id, registeredAt: toInstant(user.createdAt.getTime()) });
      return beginSession(tx, user, { remember: false, browser: input.browser, now: this.clock.now() });
    });
    return this.answer.of(user, session);
  }

  private newUser(email: string, passwordHash: string, language = 'en'): UserRow {
    const createdAt = new Date(this.clock.now());
    return {
      id: newId(),
      email,
      passwordHash,
      role: null,
      operatorRoles: [],
      timeZone: 'UTC',
      language,
      termsAgreedAt: createdAt,
      emailConfirmedAt: null,
      suspendedAt: null,
      suspendedReason: null,
      eraseAt: null,
      createdAt,
    };
  }
}
