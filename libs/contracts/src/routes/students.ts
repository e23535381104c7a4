import { IsIn, IsOptional } from 'class-validator';
import { studentNoteMax, studentSearchMax } from '../rules/students.js';
import { IsLines, IsText } from '../rules/text.js';
import { studentTabs, type KnownPersonPage, type KnownTeacherPage, type Student, type StudentNote, type StudentTab } from '../students.js';
import { PageQuery } from './paging.js';

export class ListStudentsQuery extends PageQuery {
  /** Part of a first or last name, or of an email address if it contains an @. What a student hides is not searched. */
  @IsOptional()
  @IsText({ max: studentSearchMax, blank: true })
  q?: string;

  /** Upper and lower case are the same. */
  @IsOptional()
  @IsText({ max: 80 })
  subject?: string;

  /** All if omitted. */
  @IsOptional()
  @IsIn([...studentTabs])
  tab?: StudentTab;
}

export class AddStudentNoteBody {
  @IsLines({ max: studentNoteMax })
  text!: string;
}

export interface StudentRoutes {
  'GET /api/students': { query: ListStudentsQuery; answer: KnownPersonPage };
  'GET /api/students/:id': { answer: Student };
  'POST /api/students/:id/notes': { body: AddStudentNoteBody; answer: StudentNote };
  'DELETE /api/student-notes/:id': { answer: null };
  'GET /api/me/teachers': { query: PageQuery; answer: KnownTeacherPage };
}
