// The teachers a student has marked to find them again.
import type { Page } from './page.js';
import type { TeacherCard } from './people.js';

export interface FavoriteTeacher extends TeacherCard {
  /** False where only students who know the teacher can book, if anybody: one without a rate, or restricted by an operator. */
  isListed: boolean;
}

/** A list of them, the one added last first. Whose account is suspended is not among them. */
export interface FavoritePage extends Page<FavoriteTeacher> {
  /** Of all of them, in the same order, whatever the page. */
  teacherIds: string[];
}
