import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsNumber, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { IsDay, IsId, IsInstant, IsLine, IsText, IsZone } from '../rules/text.js';
import { gradeLevels, searchMax, subjectsMax } from '../rules/profile.js';
import type { FoundTeachers, TeacherSort } from '../asks/catalog.js';
import type { OpenSlots } from '../lessons.js';
import type { Page } from '../page.js';
import type { ModuleSummary, ModuleView, MyProfile, TeacherCard, TeacherProfile } from '../people.js';
import type { Instant } from '../time.js';
import { PageQuery } from './paging.js';

function YesOrNo(): PropertyDecorator {
  return (target, property) => {
    Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : (value as unknown)))(target, property);
    IsBoolean()(target, property);
  };
}

export class FindTeachersQuery extends PageQuery {
  @IsOptional()
  @IsText({ max: searchMax, blank: true })
  q?: string;

  @IsOptional()
  @IsText({ max: searchMax })
  subject?: string;

  @IsOptional()
  @IsText({ max: searchMax })
  country?: string;

  @IsOptional()
  @IsText({ max: searchMax })
  language?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  minRateCents?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  maxRateCents?: number;

  @IsOptional()
  @Type(() => Number)
  @IsNumber()
  @Min(0)
  @Max(5)
  minRating?: number;

  @IsOptional()
  @YesOrNo()
  verified?: boolean;

  @IsOptional()
  @YesOrNo()
  instant?: boolean;

  @IsOptional()
  @IsIn(gradeLevels)
  level?: string;

  @IsOptional()
  @IsInstant()
  freeFrom?: Instant;

  @IsOptional()
  @IsInstant()
  freeTo?: Instant;

  @IsOptional()
  @IsIn(['best', 'price', '-price', 'rating', 'soonest', 'newest'])
  sort?: TeacherSort;
}

export class SlotsQuery {
  @IsDay()
  from!: string;

  @IsDay()
  to!: string;

  @IsZone()
  timeZone!: string;
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

export interface TeacherRoutes {
  'GET /api/teachers': { query: FindTeachersQuery; answer: FoundTeachers };
  'GET /api/teachers/featured': { answer: Page<TeacherCard> };
  'GET /api/teachers/:id': { answer: TeacherProfile };
  'GET /api/teachers/:id/slots': { query: SlotsQuery; answer: OpenSlots };
  'GET /api/subjects': { answer: Page<string> };
  'GET /api/modules': { query: ListModulesQuery; answer: Page<ModuleSummary> };
  'GET /api/modules/:id': { answer: ModuleView };
  'GET /api/me/profile': { answer: MyProfile };
  'PUT /api/me/subjects': { body: SaveSubjectsBody; answer: MyProfile };
}
