import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsInt, IsOptional, Max, Min } from 'class-validator';
import { IsEndTime, IsStartTime } from '../rules/window-times.js';
import type { WaitList, WaitRecord } from '../waits.js';

export class WaitBody {
  /** Lessons on these days of the week: 0 is Sunday, 6 Saturday; on any day if omitted. */
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(7)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(0, { each: true })
  @Max(6, { each: true })
  weekdays?: number[];

  /** Lessons that start at this time of day or later, by your own clock. */
  @IsOptional()
  @IsStartTime()
  fromTime?: string;

  /** Lessons that start before this time of day; 24:00 is the end of the day. */
  @IsOptional()
  @IsEndTime()
  toTime?: string;
}

export interface WaitRoutes {
  'GET /api/me/waits': { answer: WaitList };
  'PUT /api/me/waits/:teacherId': { body: WaitBody; answer: WaitRecord };
  'DELETE /api/me/waits/:teacherId': { answer: null };
}
