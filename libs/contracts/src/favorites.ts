// The teachers whom a student has marked to find them again.
import type { Page } from './page.js';
import type { TeacherCard } from './people.js';

export interface FavoriteTeacher extends TeacherCard {
  /** False where nobody can book the teacher, such as one without a rate. */
  isListed: boolean;
}

/** A list of them, the one added last first. Whose account is suspended is not among them. */
export interface FavoritePage extends Page<FavoriteTeacher> {
  /** Of all of them, in the same order, whatever the page. */
  teacherIds: string[];
}
