import type { MyProfile } from '../people.js';
import { IsDay } from '../rules/text.js';

export class PauseBody {
  /** The first day on which students can book again, by the teacher's clock; the pause ends as it begins. */
  @IsDay()
  until!: string;
}

export interface PauseRoutes {
  'PUT /api/me/pause': { body: PauseBody; answer: MyProfile };
  'DELETE /api/me/pause': { answer: MyProfile };
}
