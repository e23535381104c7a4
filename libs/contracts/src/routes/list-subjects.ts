import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';
import { searchMax } from '../rules/profile.js';
import { IsText } from '../rules/text.js';

/** Words people use for a subject, such as 'maths', or a part of its name; without them, all subjects are listed. */
export class ListSubjectsQuery {
  @IsOptional()
  @IsText({ max: searchMax, blank: true })
  q?: string;

  /** Only those that a listed teacher teaches. */
  @IsOptional()
  @Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : (value as unknown)))
  @IsBoolean()
  taught?: boolean;
}
