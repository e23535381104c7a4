import { renameZones } from '@somo/platform/database/rename-zones';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TimeZones1700000000011 implements MigrationInterface {
  name = 'TimeZones1700000000011';

  /** Of the copies of teachers' hours alone: the zone of a lesson or a request is evidence of what was agreed, and stays. */
  async up(runner: QueryRunner): Promise<void> {
    await renameZones(runner, {
      table: 'offered_hours',
      name: "offered_hours.state->>'timeZone'",
      set: "state = jsonb_set(state, '{timeZone}', to_jsonb(former.today))",
    });
  }

  /** The former names are gone. */
  async down(): Promise<void> {}
}
