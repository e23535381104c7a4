import type { PrivacySettings } from '../privacy.js';
import type { TermsState } from '../events/terms.js';
import type { ModuleSummary, MyModule, MyProfile, Person, TeacherCard, TeacherProfile } from '../people.js';
import type { Page } from '../page.js';
import type { PauseBody } from '../routes/pause.js';
import type { FindTeachersQuery } from '../routes/find-teachers.js';
import type { ProfileBody } from '../routes/profile.js';
import type { ListSubjectsQuery } from '../routes/list-subjects.js';
import type { CatalogStats } from '../stats.js';
import type { Instant } from '../time.js';

export interface FoundTeachers extends Page<TeacherCard> {
  /** On the first page: the total number of teachers found; more than 100 may be reported as 101. @asType integer */
  total?: number;
  /** The subjects that were searched for: what people mean by 'maths', or a corrected misspelling. */
  searchedFor?: string[];
  /** True where no teacher has the words of the text: these are of a similar name, or of subjects that a part of it or a misspelling may mean. */
  isGuess?: boolean;
  /** When no teacher is found for a text: up to five subjects near to it that have teachers within the other filters, the nearest first. */
  nearSubjects?: string[];
  /** When the time asked for is why no teacher is found: how many match everything else; more than 100 may be reported as 101. @asType integer */
  atOtherTimes?: number;
  /** Up to three of them, with the open time that is nearest to the time asked for, the nearest first. */
  nearest?: NearestTeacher[];
}

export interface NearestTeacher {
  teacher: TeacherCard;
  nextFreeAt: Instant;
}

/** Up to this number, `total` is exact. */
export const countedMax = 100;

export interface SubjectChoice {
  subject: string;
  moduleIds: string[];
}

/** What a user may enter about themselves during onboarding. */
export type FirstWords = Pick<ProfileBody, 'country' | 'languages' | 'gradeLevels' | 'bio'>;

export interface CatalogAsks {
  /** Idempotent; called by auth while a person is onboarding. */
  'catalog.create-profile': {
    in: {
      role: 'student' | 'teacher';
      firstName: string;
      lastName?: string;
      timeZone: string;
      hourlyRateCents: number | null;
    } & FirstWords;
    out: Person;
  };
  /** Returns up to ten people whose name contains each of the words, for operators. */
  'catalog.find-people': { in: { name: string }; out: Person[] };
  /** Returns those of up to 5,000 people whose name, as the caller sees it, contains each of the words. */
  'catalog.match-names': { in: { ids: string[]; name: string }; out: string[] };
  /** Returns those of up to 5,000 students who show their profile to teachers. */
  'catalog.filter-shown': { in: { ids: string[] }; out: string[] };
  /** Returns those of up to 200 people who are teachers whose identity is checked. */
  'catalog.filter-verified': { in: { ids: string[] }; out: string[] };
  /** Returns what a student tells their teachers; null if they hide their profile. */
  'catalog.get-shown-student': { in: { studentId: string }; out: { about: string | null; interests: string[] } | null };
  /** Of a student who hides their profile, others get an initial instead of the last name, and no picture. */
  'catalog.get-people': { in: { ids: string[] }; out: Person[] };
  'catalog.get-my-profile': { in: Record<string, never>; out: MyProfile };
  'catalog.find-teachers': { in: FindTeachersQuery; out: FoundTeachers };
  'catalog.list-featured-teachers': { in: Record<string, never>; out: Page<TeacherCard> };
  'catalog.get-site-stats': { in: Record<string, never>; out: CatalogStats };
  'catalog.get-teacher': { in: { teacherId: string }; out: TeacherProfile };
  'catalog.get-teacher-terms': { in: { teacherId: string }; out: TermsState };
  'catalog.list-subjects': { in: ListSubjectsQuery; out: Page<string> };
  'catalog.list-modules': { in: { subject?: string }; out: Page<ModuleSummary> };
  'catalog.get-module': { in: { moduleId: string }; out: MyModule };
  /** Replaces which lessons of a module a student has completed. */
  'catalog.save-progress': { in: { moduleId: string; completedLessons: number[] }; out: MyModule };
  'catalog.save-profile': { in: ProfileBody; out: MyProfile };
  /** Makes an uploaded file the caller's picture. */
  'catalog.save-avatar': { in: { uploadId: string }; out: MyProfile };
  'catalog.delete-avatar': { in: Record<string, never>; out: MyProfile };
  'catalog.get-privacy': { in: Record<string, never>; out: PrivacySettings };
  'catalog.save-privacy': { in: PrivacySettings; out: PrivacySettings };
  /** Nobody books or asks for new lessons until that day begins; nobody is told. */
  'catalog.pause-bookings': { in: PauseBody; out: MyProfile };
  /** Idempotent. */
  'catalog.resume-bookings': { in: Record<string, never>; out: MyProfile };
  'catalog.save-subjects': { in: { subjects: SubjectChoice[] }; out: MyProfile };
}
