import type { Lesson } from '@somo/contracts/lessons';
import type { Person, SessionUser } from '@somo/contracts/people';

/** Whose classroom this is, as one of its two people sees it. */
export interface Place {
  lesson: Lesson;
  side: 'student' | 'teacher';
  me: SessionUser;
  other: Person;
  /** What the other person is called. */
  name: string;
  zone: string;
  /** The path of the page to go back to. */
  back: string;
}
