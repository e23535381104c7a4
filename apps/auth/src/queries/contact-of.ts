import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { UserSchema } from '../store/user.schema.js';

@Injectable()
export class ContactOf {
  constructor(private readonly db: Db) {}

  @Handles('auth.contact-of', { by: ['service:notification'] })
  async run({ userId }: Asks['auth.contact-of']['in']): Promise<Asks['auth.contact-of']['out']> {
    const user = await this.db.of(UserSchema).findOneBy({ id: userId });
    return user && { email: user.email, timeZone: user.timeZone, language: user.language };
  }
}
