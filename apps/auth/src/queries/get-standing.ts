import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { UserSchema } from '../store/user.schema.js';

@Injectable()
export class GetStanding {
  constructor(private readonly db: Db) {}

  @Handles('auth.get-standing', { by: ['service:scheduling'] })
  async run({ userId }: Asks['auth.get-standing']['in']): Promise<Asks['auth.get-standing']['out']> {
    const user = await this.db.of(UserSchema).findOneBy({ id: userId });
    return user && { role: user.role, timeZone: user.timeZone };
  }
}
