import { Injectable } from '@nestjs/common';
import type { TeacherTerms as Terms } from '@somo/contracts/asks/catalog';
import type { Asks } from '@somo/contracts/asks/map';
import { refuse } from '@somo/contracts/refusals';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { validate } from 'uuid';

// On the path of every booking: a single statement, and only the module fields that an agreement uses.
const terms = `
  SELECT p.user_id AS "teacherId", p.listed AS available, p.hourly_rate_cents AS "hourlyRateCents",
    ARRAY(SELECT s.subject::text FROM teacher_subjects s WHERE s.teacher_id = p.user_id ORDER BY s.position) AS subjects,
    (SELECT COALESCE(json_agg(json_build_object('id', m.id, 'subject', m.subject, 'name', m.name) ORDER BY c.position), '[]')
       FROM teacher_modules c JOIN modules m ON m.id = c.module_id WHERE c.teacher_id = p.user_id) AS modules
    FROM profiles p WHERE p.user_id = $1 AND p.role = 'teacher'`;

@Injectable()
export class GetTeacherTerms {
  constructor(private readonly db: Db) {}

  @Handles('catalog.get-teacher-terms', { by: ['public'], refuses: ['teacher-not-found'] })
  async run({ teacherId }: Asks['catalog.get-teacher-terms']['in']): Promise<Terms> {
    const [row] = validate(teacherId) ? await this.db.sql<Terms>('teacher-terms', terms, [teacherId]) : [];
    if (!row) throw refuse('teacher-not-found');
    return row;
  }
}
