import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, Matches, Max, Min, ValidateNested } from 'class-validator';
import { breakTypes, type Availability, type BreakType, type SavedAvailability } from '../availability.js';
import { availabilityLimits } from '../rules/availability.js';
import { MayBeNull } from '../rules/may-be-null.js';
import { IsDay, IsLines, IsZone } from '../rules/text.js';

const ownId = /^[\w-]{1,64}$/;
const timeOfDay = /^\d\d:\d\d$/;
const aTime = { message: '$property must be a time of day such as 09:00' };
const { mostDates, mostPerDay, mostBreaks, reasonMax } = availabilityLimits;

export class TimeSlotBody {
  /** Made by the server for a new one. */
  @IsOptional()
  @Matches(ownId, { message: 'id must be 1 to 64 letters, digits or hyphens' })
  id?: string;

  @Matches(timeOfDay, aTime)
  startTime!: string;

  @Matches(timeOfDay, aTime)
  endTime!: string;
}

export class RecurringSlotBody extends TimeSlotBody {
  /** 0 is Sunday. */
  @IsInt()
  @Min(0)
  @Max(6)
  day!: number;

  @IsOptional()
  @IsIn([true])
  isRecurring?: true;
}

export class SpecificDateBody {
  @IsDay()
  date!: string;

  @IsArray()
  @ArrayMaxSize(mostPerDay)
  @ValidateNested({ each: true })
  @Type(() => TimeSlotBody)
  timeSlots!: readonly TimeSlotBody[];
}

export class BreakPeriodBody {
  @IsOptional()
  @Matches(ownId, { message: 'id must be 1 to 64 letters, digits or hyphens' })
  id?: string;

  @IsDay()
  startDate!: string;

  @IsDay()
  endDate!: string;

  @IsOptional()
  @IsIn([...breakTypes])
  type?: BreakType;

  /** Null if there is none, as it is read. */
  @MayBeNull()
  @IsLines({ max: reasonMax, blank: true })
  reason?: string | null;
}

export class SaveAvailabilityBody {
  /** The version that was read; a newer one has been saved if it is refused. */
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  version!: number;

  /** Where the hours are by the clock; unchanged if omitted. */
  @IsOptional()
  @IsZone()
  timeZone?: string;

  @IsArray()
  @ArrayMaxSize(7 * mostPerDay)
  @ValidateNested({ each: true })
  @Type(() => RecurringSlotBody)
  recurringSlots!: readonly RecurringSlotBody[];

  @IsArray()
  @ArrayMaxSize(mostDates)
  @ValidateNested({ each: true })
  @Type(() => SpecificDateBody)
  specificDates!: readonly SpecificDateBody[];

  @IsArray()
  @ArrayMaxSize(mostBreaks)
  @ValidateNested({ each: true })
  @Type(() => BreakPeriodBody)
  breakPeriods!: readonly BreakPeriodBody[];
}

/** Hours to save; what has no id is new. */
export type NewHours = Omit<SaveAvailabilityBody, 'version'>;

export interface AvailabilityRoutes {
  'GET /api/me/availability': { answer: Availability };
  'PUT /api/me/availability': { body: SaveAvailabilityBody; answer: SavedAvailability };
}
