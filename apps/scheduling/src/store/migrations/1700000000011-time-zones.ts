import { renameZones } from '@somo/platform/database/rename-zones';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TimeZones1700000000011 implements MigrationInterface {
  name = 'TimeZones1700000000011';

  /** Every name of a zone that the runtime knew could be stored before; PostgreSQL does not know them all. */
  async up(runner: QueryRunner): Promise<void> {
    await renameZones(runner, { table: 'availabilities', name: 'availabilities.time_zone', set: 'time_zone = former.today' });
  }

  /** The former names are gone. */
  async down(): Promise<void> {}
}
