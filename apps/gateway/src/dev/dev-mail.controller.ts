import { Controller, Get, Header, Query } from '@nestjs/common';
import type { DevMail } from '@somo/contracts/notifications';
import type { Page } from '@somo/contracts/page';
import { Ask } from '@somo/platform/ask';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { mailPage } from './mail-page.js';

export class DevMailQuery {
  @IsOptional()
  @IsString()
  @MaxLength(254)
  to?: string;
}

/** The embedded set-up's inbox. Where mail really leaves, notification answers that there is no such thing. */
@Controller()
export class DevMailController {
  constructor(private readonly ask: Ask) {}

  @Get('/dev/mail')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async page(@Query() query: DevMailQuery): Promise<string> {
    return mailPage((await this.list(query)).items, query.to);
  }

  @Get('/dev/mail.json')
  @Header('cache-control', 'no-store')
  list(@Query() query: DevMailQuery): Promise<Page<DevMail>> {
    return this.ask.for('notification.list-dev-mails', { ...query });
  }
}
