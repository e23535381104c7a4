import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsNumber, IsOptional, Max, Min } from 'class-validator';
import { gradeLevels, searchMax } from '../rules/profile.js';
import { teacherSorts, type TeacherSort } from '../rules/search.js';
import { IsInstant, IsText } from '../rules/text.js';
import type { Instant } from '../time.js';
import { PageQuery } from './paging.js';

function YesOrNo(): PropertyDecorator {
  return (target, property) => {
    Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : (value as unknown)))(target, property);
    IsBoolean()(target, property);
  };
}

/** A search for teachers, from the page's address to catalog; a filter that is left out does not restrict the results. */
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
  /** True: lessons are booked right away; false: the teacher confirms each request. */
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
  @IsIn(teacherSorts)
  sort?: TeacherSort;
}
