import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { hashOf, newSecret } from '../credentials/secret.js';

@Injectable()
export class CreateExportLink {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  // A retry replaces its own link.
  @Handles('auth.create-export-link', { by: ['service:notification'] })
  async run({ exportId }: Asks['auth.create-export-link']['in']): Promise<Asks['auth.create-export-link']['out']> {
    const token = newSecret();
    const [linked] = await this.db.sql<{ email: string; language: string; timeZone: string }>(
      'export-link',
      `UPDATE exports SET link_hash = $2 FROM users
        WHERE exports.id = $1 AND users.id = exports.user_id AND users.email = exports.link_email AND exports.ready_at IS NOT NULL
          AND exports.deleted_at IS NULL AND exports.expires_at > $3
       RETURNING users.email, users.language, users.time_zone AS "timeZone"`,
      [exportId, hashOf(token), new Date(this.clock.now())],
    );
    return linked ? { ...linked, token } : null;
  }
}
