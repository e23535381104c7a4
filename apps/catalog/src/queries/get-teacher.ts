import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { TeacherProfile } from '@somo/contracts/people';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { isRestricted } from '@somo/platform/operating/restrictions';
import { validate } from 'uuid';
import { toTeacherProfile } from '../store/cards.js';
import { readProfile } from '../store/read-profile.js';

@Injectable()
export class GetTeacher {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.get-teacher', { by: ['public'], refuses: ['teacher-not-found'] })
  async run({ teacherId }: Asks['catalog.get-teacher']['in']): Promise<TeacherProfile> {
    const now = this.clock.now();
    const row = validate(teacherId) ? await readProfile(this.db, teacherId, now) : undefined;
    if (row?.role !== 'teacher' || row.suspended) throw refuse('teacher-not-found');
    const isKnownOnly = await isRestricted(this.db, teacherId);
    return { ...toTeacherProfile(row, now), ...(isKnownOnly ? { onlyKnownStudents: true as const } : {}) };
  }
}
