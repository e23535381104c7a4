import { Injectable } from '@nestjs/common';
import type { SystemCheck } from '@somo/contracts/system';
import { Clock } from '@somo/platform/clock';
import type { UsedEndpoint } from '@somo/platform/operating/certificates';
import { fails, kept } from '@somo/platform/operating/kept';
import { SystemChecks, tried } from '@somo/platform/operating/system-checks';
import { NotificationConfig } from '../notification.config.js';
import { Mailer } from './mail/port.js';

/** Whether emails get away, and whether push services would take what Somo sends them. */
@Injectable()
export class OutsideChecks extends SystemChecks {
  /** Kept, because each look signs in at the mail server. */
  readonly run: () => Promise<SystemCheck[]>;

  constructor(
    private readonly config: NotificationConfig,
    private readonly mailer: Mailer,
    clock: Clock,
  ) {
    super();
    this.run = kept(
      clock,
      () => this.look(),
      (found) => found.some(fails),
    );
  }

  private async look(): Promise<SystemCheck[]> {
    const { SMTP_URL } = this.config;
    const mail =
      SMTP_URL === ''
        ? ({ name: 'mail', finding: 'off', detail: null } as const)
        : await tried('mail', async () => ({ finding: 'works', detail: await this.mailer.reach() }));
    const contact = this.config.pushContact();
    return [mail, { name: 'push', finding: /^https:|^mailto:(?!.*\.test$)/.test(contact) ? 'works' : 'off', detail: contact }];
  }

  endpoints(): UsedEndpoint[] {
    if (!URL.canParse(this.config.SMTP_URL)) return [];
    const { protocol, hostname, port } = new URL(this.config.SMTP_URL);
    const isSecure = protocol === 'smtps:';
    const at = { use: 'mail' as const, host: hostname, port: Number(port || (isSecure ? 465 : 587)) };
    return [isSecure ? at : { ...at, startsPlain: 'smtp' }];
  }
}
