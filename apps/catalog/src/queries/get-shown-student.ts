import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';

type ShownStudent = NonNullable<Asks['catalog.get-shown-student']['out']>;

@Injectable()
export class GetShownStudent {
  constructor(private readonly db: Db) {}

  @Handles('catalog.get-shown-student', { by: ['service:booking'] })
  async run({ studentId }: Asks['catalog.get-shown-student']['in']): Promise<ShownStudent | null> {
    const [shown] = await this.db.sql<ShownStudent>(
      'shown-student',
      `SELECT bio AS about, interests FROM profiles WHERE user_id = $1 AND role = 'student' AND show_profile`,
      [studentId],
    );
    return shown ?? null;
  }
}
