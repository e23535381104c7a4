import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { refuse } from '@somo/contracts/refusals';
import { ExportLinkBody } from '@somo/contracts/routes/data-of-people';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { hashOf } from '../credentials/secret.js';
import { exportFile } from '../domain/export.js';
import { linkedExport } from '../store/exports.js';

@Injectable()
export class FindLinkedExport {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Anyone with the link of the email may download the copy while it exists, any number of times. */
  @Handles('auth.find-linked-export', { by: ['public'], input: ExportLinkBody, refuses: ['link-expired'] })
  async run({ token }: Asks['auth.find-linked-export']['in']): Promise<Asks['auth.find-linked-export']['out']> {
    const found = await linkedExport(this.db, hashOf(token), this.clock.now());
    if (!found) throw refuse('link-expired');
    return exportFile(found);
  }
}
