import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { IsDay, IsId, IsLine, IsText, IsZone } from '../rules/text.js';
import { searchMax, subjectsMax } from '../rules/profile.js';
import type { FoundTeachers } from '../asks/catalog.js';
import type { OpenSlots } from '../lessons.js';
import type { Page } from '../page.js';
import type { ModuleSummary, MyModule, MyProfile, TeacherCard, TeacherProfile } from '../people.js';
import type { FindTeachersQuery } from './find-teachers.js';
import type { ListSubjectsQuery } from './list-subjects.js';

export class SlotsQuery {
  @IsDay()
  from!: string;

  @IsDay()
  to!: string;

  @IsZone()
  timeZone!: string;

  /** Lists all starts of the hours, each with the rule that offers or withholds it; for the teacher and for operators. */
  @IsOptional()
  @IsIn(['true', 'false'])
  explain?: 'true' | 'false';
}

export class ListModulesQuery {
  @IsOptional()
  @IsText({ max: searchMax })
  subject?: string;
}

export class SubjectChoiceBody {
  @IsLine()
  subject!: string;

  @IsArray()
  @ArrayMaxSize(50)
  @IsId({ each: true })
  moduleIds!: string[];
}

export class SaveSubjectsBody {
  @IsArray()
  @ArrayMaxSize(subjectsMax)
  @ValidateNested({ each: true })
  @Type(() => SubjectChoiceBody)
  subjects!: SubjectChoiceBody[];
}

export class ProgressBody {
  /** The numbers of all lessons completed so far. */
  @IsArray()
  @ArrayMaxSize(100)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(100, { each: true })
  completedLessons!: number[];
}

export interface TeacherRoutes {
  'GET /api/teachers': { query: FindTeachersQuery; answer: FoundTeachers };
  'GET /api/teachers/featured': { answer: Page<TeacherCard> };
  'GET /api/teachers/:id': { answer: TeacherProfile };
  'GET /api/teachers/:id/slots': { query: SlotsQuery; answer: OpenSlots };
  'GET /api/subjects': { query: ListSubjectsQuery; answer: Page<string> };
  'GET /api/modules': { query: ListModulesQuery; answer: Page<ModuleSummary> };
  'GET /api/modules/:id': { answer: MyModule };
  'PUT /api/modules/:id/progress': { body: ProgressBody; answer: MyModule };
  'PUT /api/me/subjects': { body: SaveSubjectsBody; answer: MyProfile };
}
