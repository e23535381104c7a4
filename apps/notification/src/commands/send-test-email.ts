import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { Ask } from '@somo/platform/ask';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { inTime } from '@somo/platform/operating/system-checks';
import { userOf } from '@somo/platform/user-of';
import { testEmail } from '../domain/test-email.js';
import { NotificationConfig } from '../notification.config.js';
import { Mailer } from '../outside/mail/port.js';

/** A mail server says at once whether it takes an email, or takes long. */
const patienceSeconds = 7;

/** Emails an operator at once, without a job that would try again, so that they see what goes wrong. */
@Injectable()
export class SendTestEmail {
  constructor(
    private readonly ask: Ask,
    private readonly mailer: Mailer,
    private readonly config: NotificationConfig,
  ) {}

  @Handles('notification.send-test-email', { by: ['operator:admin'], refuses: ['account-not-found'] })
  async run(_: Asks['notification.send-test-email']['in'], caller: Caller): Promise<Asks['notification.send-test-email']['out']> {
    const [me] = await this.ask.asService('auth.get-contacts', { userIds: [userOf(caller).userId] });
    if (!me) throw refuse('account-not-found');
    const mail = { key: `test-${newId()}`, to: me.email, ...testEmail(this.config.publicUrl()) };
    const problem = await inTime(() => this.mailer.send(mail), patienceSeconds).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    return { to: me.email, problem };
  }
}
