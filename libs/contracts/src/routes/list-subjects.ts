import { IsOptional } from 'class-validator';
import { searchMax } from '../rules/profile.js';
import { IsText } from '../rules/text.js';

/** Words people use for a subject, such as 'maths', or a part of its name; without them, all subjects are listed. */
export class ListSubjectsQuery {
  @IsOptional()
  @IsText({ max: searchMax, blank: true })
  q?: string;
}
