// Builders of users, lessons and so on for tests, which pass only the fields they care about.
import { operatorRoles } from '@somo/contracts/caller';
import type { Lesson, OpenSlots, Slot } from '@somo/contracts/lessons';
import type { Notification, NotificationList } from '@somo/contracts/notifications';
import type { ModuleSummary, MyProfile, SessionUser, TeacherCard, TeacherProfile } from '@somo/contracts/people';
import type { SessionAnswer } from '@somo/contracts/routes/auth';
import { eachProfileText } from '@somo/contracts/rules/profile';
import { fromInstant, parseInstant, toInstant } from '@somo/contracts/time';

/** A Saturday, 16:00 in Lagos. */
export const now = Date.parse('2026-11-21T15:00:00.000Z');
export const hours = (from: number) => toInstant(now + from * 3_600_000);

export function aUser(is: Partial<SessionUser> = {}): SessionUser {
  return {
    id: 'user-1',
    firstName: 'Ama',
    lastName: 'Boateng',
    fullName: 'Ama Boateng',
    avatarUrl: null,
    email: 'ama@example.com',
    role: 'student',
    timeZone: 'America/New_York',
    language: 'en',
    onboardingCompleted: true,
    emailConfirmed: true,
    ...(is.role === 'admin' ? { operatorRoles: [...operatorRoles] } : {}),
    ...is,
  };
}

export const aTeacherUser = (is: Partial<SessionUser> = {}) =>
  aUser({
    id: 'user-2',
    firstName: 'Kwame',
    lastName: 'Mensah',
    fullName: 'Kwame Mensah',
    role: 'teacher',
    timeZone: 'Africa/Accra',
    ...is,
  });
export const aNewcomer = (is: Partial<SessionUser> = {}) =>
  aUser({ firstName: '', lastName: '', fullName: '', role: null, onboardingCompleted: false, ...is });

/** 43 letters of base64url, another for each person. */
const storageKeyOf = ({ id }: SessionUser) => `${id.replace(/[^\w-]/g, '')}`.padEnd(42, '_').slice(0, 42) + 'A';

export function aSession(user: SessionUser, is: Partial<SessionAnswer> = {}): SessionAnswer {
  const home = user.role === 'admin' ? '/admin' : `/${user.role}/dashboard`;
  const redirectTo = user.onboardingCompleted ? home : '/onboarding';
  return { accessToken: 'token-1', expiresAt: hours(1 / 6), storageKey: storageKeyOf(user), user, redirectTo, ...is };
}

export function aTeacher(is: Partial<TeacherCard> = {}): TeacherCard {
  return {
    id: 'teacher-1',
    firstName: 'Kwame',
    lastName: 'Mensah',
    fullName: 'Kwame Mensah',
    avatarUrl: null,
    country: 'Ghana',
    timeZone: 'Africa/Accra',
    subjects: ['Physics'],
    specialties: ['Mechanics', 'Electricity', 'Optics'],
    languages: ['English'],
    gradeLevels: [],
    headline: null,
    hourlyRateCents: 2500,
    averageRating: 4.8,
    reviewsCount: 98,
    lessonsTaught: 128,
    answerMinutes: 170,
    isVerified: true,
    nextFreeAt: hours(24),
    sharesAvailability: true,
    ...is,
  };
}

export const aModule = (is: Partial<ModuleSummary> = {}): ModuleSummary => ({
  id: 'module-1',
  name: 'Waves',
  description: '',
  subject: 'Physics',
  level: 'Beginner',
  lessonCount: 8,
  ...is,
});

export function aProfile(is: Partial<TeacherProfile> = {}): TeacherProfile {
  return {
    ...aTeacher(),
    ...eachProfileText(() => null),
    bio: 'I like light.',
    experience: '9 years',
    education: 'BSc Physics',
    teachingStyle: 'Patient',
    introVideoUrl: null,
    modules: [aModule()],
    ...is,
  };
}

export const myProfile = (is: Partial<MyProfile> = {}): MyProfile => ({
  ...aProfile(),
  role: 'teacher',
  hourlyRate: { amountCents: 2500, currency: 'USD' },
  contactNumber: null,
  interests: [],
  ...is,
});

/** Kwame's time zone is UTC, so his local time is the text of the instant itself. */
export function aSlot(at: string): Slot {
  const startsAt = parseInstant(at);
  const endsAt = toInstant(fromInstant(startsAt) + 3_600_000);
  return {
    startsAt,
    endsAt,
    teacherLocal: { date: startsAt.slice(0, 10), startTime: startsAt.slice(11, 16), endTime: endsAt.slice(11, 16) },
  };
}

/** Two times on Tuesday the 24th, the second late enough to be Wednesday for Kwame, and one on Thursday. */
export function openSlots(): OpenSlots {
  return {
    timeZone: 'America/New_York',
    teacherTimeZone: 'Africa/Accra',
    days: [
      { date: '2026-11-24', slots: [aSlot('2026-11-24T14:00:00.000Z'), aSlot('2026-11-25T01:00:00.000Z')] },
      { date: '2026-11-26', slots: [aSlot('2026-11-26T14:00:00.000Z')] },
    ],
  };
}

export function aLesson(is: Partial<Lesson> = {}): Lesson {
  const startsAt = is.startsAt ?? parseInstant('2026-11-24T14:00:00.000Z');
  const slot = aSlot(startsAt);
  return {
    id: 'lesson-1',
    agreementId: 'lesson-1',
    studentId: 'user-1',
    teacherId: 'teacher-1',
    status: 'confirmed',
    displayStatus: 'upcoming',
    subject: 'Physics',
    moduleId: null,
    moduleName: null,
    learner: null,
    notes: '',
    lessonNotes: null,
    myNotes: null,
    myProblem: null,
    ...slot,
    freeAt: toInstant(fromInstant(slot.endsAt) + 900_000),
    teacherTimeZone: 'Africa/Accra',
    price: { amountCents: 2500, currency: 'USD' },
    payBy: null,
    paidAt: hours(-1),
    cancelledBy: null,
    cancelledAt: null,
    cancelReason: null,
    moved: null,
    movedTo: null,
    freeCancelUntil: toInstant(fromInstant(startsAt) - 86_400_000),
    proposal: null,
    declinedProposal: null,
    successorId: null,
    meetingLink: null,
    createdAt: hours(-2),
    version: 1,
    teacher: aTeacher(),
    student: aUser(),
    payment: null,
    ...is,
  };
}

export function aNotification(is: Partial<Notification> = {}): Notification {
  return {
    id: 'note-1',
    userId: 'user-1',
    type: 'new_booking',
    category: 'lesson',
    title: 'New lesson booked',
    message: 'Ama booked Physics.',
    isRead: false,
    createdAt: hours(-2),
    relatedId: null,
    relatedEntityType: null,
    ...is,
  };
}

export const noticed = (...items: Notification[]): NotificationList => ({
  items,
  nextCursor: null,
  unreadCount: items.filter(({ isRead }) => !isRead).length,
});
export const page = <T>(...items: T[]) => ({ items, nextCursor: null });
