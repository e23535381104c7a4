import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { DevMailFile } from '@somo/contracts/notifications';
import { refuse } from '@somo/contracts/refusals';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { NotificationConfig } from '../notification.config.js';

@Injectable()
export class GetDevMailFile {
  constructor(
    private readonly db: Db,
    private readonly config: NotificationConfig,
  ) {}

  @Handles('notification.get-dev-mail-file', { by: ['public'], refuses: ['not-found'] })
  async run({ mailId, name }: Asks['notification.get-dev-mail-file']['in']): Promise<DevMailFile> {
    if (this.config.SMTP_URL !== '') throw refuse('not-found');
    const [file] = await this.db.sql<DevMailFile>(
      'dev-mail-file',
      `SELECT file ->> 'type' AS type, file ->> 'content' AS content
       FROM dev_mails, jsonb_array_elements(attachments) AS file WHERE id = $1 AND file ->> 'name' = $2
       UNION ALL
       SELECT 'text/html; charset=utf-8', encode(convert_to(html, 'UTF8'), 'base64') FROM dev_mails
       WHERE id = $1 AND $2 = 'email.html' AND html IS NOT NULL`,
      [mailId, name],
    );
    if (!file) throw refuse('not-found');
    return file;
  }
}
