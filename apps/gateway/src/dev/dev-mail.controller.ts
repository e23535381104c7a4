import { Controller, Get, Header, Param, Query, StreamableFile, UseGuards } from '@nestjs/common';
import type { DevMail } from '@somo/contracts/notifications';
import type { Page } from '@somo/contracts/page';
import { Ask } from '@somo/platform/ask';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { GatewayConfig } from '../gateway.config.js';
import { Id } from '../http/id.js';
import { WebFiles } from '../web/web-files.js';
import { FromThisMachine } from './from-this-machine.js';
import { htmlFile, mailPage } from './mail-page.js';

class DevMailQuery {
  @IsOptional()
  @IsString()
  @MaxLength(254)
  to?: string;
}

/**
 * Shows the emails of a setup without a mail server, if DEV_MAIL allows it.
 * Where email is really sent, notification refuses with not-found.
 */
@Controller()
@UseGuards(FromThisMachine)
export class DevMailController {
  constructor(
    private readonly ask: Ask,
    private readonly config: GatewayConfig,
    private readonly web: WebFiles,
  ) {}

  @Get('/dev/mail')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async page(@Query() query: DevMailQuery): Promise<string> {
    const { PUBLIC_URL, PORT } = this.config;
    const { items: mails } = await this.list(query);
    return mailPage({ mails, to: query.to, ourUrl: PUBLIC_URL || `http://localhost:${PORT}`, fonts: this.web.fonts() });
  }

  @Get('/dev/mail.json')
  @Header('cache-control', 'no-store')
  async list(@Query() query: DevMailQuery): Promise<Page<DevMail>> {
    return this.ask.for('notification.list-dev-mails', { ...query });
  }

  /** The HTML of an email may not load anything. */
  @Get('/dev/mail/:id/:name')
  @Header('cache-control', 'no-store')
  @Header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
  async file(@Id() mailId: string, @Param('name') name: string): Promise<StreamableFile> {
    const { type, content } = await this.ask.for('notification.get-dev-mail-file', { mailId, name });
    const disposition = name === htmlFile ? 'inline' : `attachment; filename="${name}"`;
    return new StreamableFile(Buffer.from(content, 'base64'), { type, disposition });
  }
}
