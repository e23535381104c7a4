import { Type } from 'class-transformer';
import { IsIn, IsInt, IsNumber, IsOptional, Matches, Max, Min } from 'class-validator';
import { gradeLevels, searchMax } from '../rules/profile.js';
import { dayPartNames, teacherSorts, type DayPart, type TeacherSort } from '../rules/search.js';
import { IsInstant, IsText, IsZone } from '../rules/text.js';
import { IsEndTime, IsStartTime } from '../rules/window-times.js';
import type { Instant } from '../time.js';
import { PageQuery } from './paging.js';
import { YesOrNo } from './yes-or-no.js';

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

  /** For students: true, teachers among their favorites; false, the others. */
  @IsOptional()
  @YesOrNo()
  favorites?: boolean;

  @IsOptional()
  @IsIn(gradeLevels)
  level?: string;

  @IsOptional()
  @IsInstant()
  freeFrom?: Instant;

  @IsOptional()
  @IsInstant()
  freeTo?: Instant;

  /** Lessons that start in these hours of any day; weekends are Saturday and Sunday. */
  @IsOptional()
  @IsIn(dayPartNames)
  hours?: DayPart;

  /** Lessons on these days of the week: 0 is Sunday, 6 Saturday. */
  @IsOptional()
  @Matches(/^[0-6](,[0-6]){0,6}$/, { message: 'weekdays must be numbers from 0 (Sunday) to 6 (Saturday), separated by commas' })
  weekdays?: string;

  /** Lessons that start at this time of day or later. */
  @IsOptional()
  @IsStartTime()
  fromTime?: string;

  /** Lessons that start before this time of day; 24:00 is the end of the day. */
  @IsOptional()
  @IsEndTime()
  toTime?: string;

  /** The zone that hours, weekdays and times of day are meant in. */
  @IsOptional()
  @IsZone()
  timeZone?: string;

  @IsOptional()
  @IsIn(teacherSorts)
  sort?: TeacherSort;
}
