import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Ask } from '@somo/platform/ask';
import { ConcurrencyLimiter } from '@somo/platform/concurrency-limiter';
import { checkNewPassword, readPassword } from '../domain/password.js';

// OWASP's second parameter set for argon2id; about 20 ms a hash. Four at once and a short queue keep a flood of sign-ins from overloading
// the machine.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const limits = { atOnce: 4, waiting: 200 };

// The hash of an unknown password, at the same cost: an unknown address takes as long as a wrong password.
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$XVMkRFBhBhtVKNf5GcfRGQ$briIq7VYWi0h9uc25+n445tE69OMKZLQCMPayi9Y114';

@Injectable()
export class Passwords {
  private readonly limiter = new ConcurrencyLimiter(limits);

  constructor(private readonly ask: Ask) {}

  /** Refuses a new password of an account, as `checkNewPassword` does, also if the name of its owner makes it easy to guess. */
  async checkNew(field: 'password' | 'newPassword', password: string, { id, email }: { id: string; email: string }): Promise<void> {
    // Without catalog the password is checked against the address alone: a missing name must not prevent a new password.
    const people = await this.ask.for('catalog.get-people', { ids: [id] }).catch(() => []);
    checkNewPassword(field, password, [email, ...people.flatMap(({ firstName, lastName }) => [firstName, lastName])]);
  }

  hash(password: string): Promise<string> {
    return this.limiter.run(() => hash(readPassword(password), cost));
  }

  /** Whether the password is right; false for a missing account (`null`), after the same work. */
  async matches(password: string, stored: string | null): Promise<boolean> {
    const right = await this.limiter.run(() => verify(stored ?? nobody, readPassword(password)));
    return right && stored !== null;
  }
}
