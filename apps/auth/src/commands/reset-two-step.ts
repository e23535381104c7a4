import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { readEmail } from '../domain/registration.js';
import { removeTwoStep } from '../store/two-step.js';
import { UserSchema } from '../store/user.schema.js';

/** Rescues whoever has lost both phone and recovery codes. Only auth's own command line may call this; it ends every session. */
@Injectable()
export class ResetTwoStep {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('auth.reset-two-step', { by: ['service:auth'], refuses: ['not-found', 'two-step-off'] })
  async run({ email }: Asks['auth.reset-two-step']['in']): Promise<null> {
    const user = await this.db.of(UserSchema).findOneBy({ email: readEmail(email) });
    if (!user) throw refuse('not-found');
    if (!(await removeTwoStep(this.db, user.id))) throw refuse('two-step-off');
    await this.db.run('end-sessions', 'UPDATE sessions SET revoked_at = $2 WHERE user_id = $1 AND revoked_at IS NULL', [
      user.id,
      new Date(this.clock.now()),
    ]);
    return null;
  }
}
