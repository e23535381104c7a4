import { Injectable } from '@nestjs/common';
import type { PrivacyState } from '@somo/contracts/events/privacy';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { upsertNewer } from '@somo/platform/upsert-newer';

@Injectable()
export class PrivacyChanged {
  @On('privacy.changed')
  async run({ userId, version, shareAvailability }: PrivacyState, { db }: Tx): Promise<void> {
    await upsertNewer(db, { table: 'sharing', key: { teacher_id: userId }, version, set: { share_availability: shareAvailability } });
  }
}
