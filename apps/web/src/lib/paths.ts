// Every URL of the app, defined only here.
import type { Role } from '@somo/contracts/caller';

/** The lesson or the booking request that a message is about. */
export type About = { lesson: string } | { request: string };

export const paths = {
  home: '/',
  features: '/#features',
  howItWorks: '/#how-it-works',
  login: '/login',
  register: '/register',
  confirmEmail: '/confirm-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  onboarding: '/onboarding',
  teachers: '/teachers',
  teacher: (teacherId: string) => `/teachers/${teacherId}`,
  howSomoWorks: '/how-it-works',
  aboutSomo: '/about',
  help: '/help',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  safety: '/safety',
  unauthorized: '/unauthorized',
  findTeachers: '/student/find-teachers',
  studentTeachers: '/student/teachers',
  bookLesson: (teacherId: string) => `/student/book-lesson/${teacherId}`,
  /** At the weekday and time of day of an earlier lesson. */
  bookAgain: (teacherId: string, again: string, subject?: string) =>
    `/student/book-lesson/${teacherId}?${new URLSearchParams({ again, ...(subject && { subject }) }).toString()}`,
  /** The page of one lesson, for both its people. */
  lesson: (lessonId: string) => `/lessons/${lessonId}`,
  rateLesson: (lessonId: string) => `/lessons/${lessonId}?rate=1`,
  studentDashboard: '/student/dashboard',
  studentLessons: '/student/lessons',
  payLesson: (lessonId: string) => `/student/lessons/${lessonId}/pay`,
  studentClassroom: (lessonId: string) => `/student/classroom/${lessonId}`,
  studentProfile: '/student/profile',
  studentModule: (moduleId: string) => `/student/modules/${moduleId}`,
  studentNotifications: '/student/notifications',
  studentMessages: '/student/messages',
  messagesWith: (role: Role | null, userId: string, about?: About) =>
    `/${role === 'teacher' ? 'teacher' : 'student'}/messages?${new URLSearchParams({ with: userId, ...about }).toString()}`,
  studentSettings: '/student/settings',
  privacySettings: '/student/settings?tab=privacy',
  teacherDashboard: '/teacher/dashboard',
  teacherLessons: '/teacher/lessons',
  teacherClassroom: (lessonId: string) => `/teacher/classroom/${lessonId}`,
  teacherRequests: '/teacher/booking-requests',
  teacherSchedule: '/teacher/schedule',
  teacherAvailability: '/teacher/availability',
  teacherStudents: '/teacher/students',
  teacherEarnings: '/teacher/earnings',
  teacherProfile: '/teacher/profile',
  editTeacherProfile: '/teacher/profile?edit',
  teacherNotifications: '/teacher/notifications',
  teacherMessages: '/teacher/messages',
  teacherSettings: '/teacher/settings',
  payoutSettings: '/teacher/settings?tab=payment',
  teachingSettings: '/teacher/settings?tab=teaching',
  admin: '/admin',
  adminProblems: '/admin/problems',
  adminReports: '/admin/reports',
  adminReport: (reportId: string) => `/admin/reports/${reportId}`,
  adminVerification: '/admin/verification',
  adminPayouts: '/admin/payouts',
  adminLedger: '/admin/ledger',
  adminSettings: '/admin/settings',
  adminAudit: '/admin/audit',
  adminOperators: '/admin/operators',
  adminSystem: '/admin/system',
  adminPeople: '/admin/people',
  adminPerson: (userId: string) => `/admin/people/${userId}`,
  adminLesson: (lessonId: string) => `/admin/lessons/${lessonId}`,
} as const;

/** The pages that search engines list. They exist in each language of Somo: `/teachers` is `/fr/teachers` in French. */
export const publicPaths: readonly string[] = [
  paths.home,
  paths.login,
  paths.register,
  paths.teachers,
  paths.howSomoWorks,
  paths.aboutSomo,
  paths.help,
  paths.contact,
  paths.privacy,
  paths.terms,
  paths.safety,
];

/** The page of a teacher, which has a URL in each language, too; the gateway lists those of the teachers there are. */
export const teacherPath = '/teachers/:teacherId';

/** Returns whether a page has a URL in each language. */
export const isPublic = (pathname: string): boolean => publicPaths.includes(pathname) || /^\/teachers\/[^/]+$/.test(pathname);

/** Returns the dashboard of a role, or null if it has none. */
export function dashboardOf(role: Role | null): string | null {
  if (role === 'student') return paths.studentDashboard;
  if (role === 'teacher') return paths.teacherDashboard;
  if (role === 'admin') return paths.admin;
  return null;
}

/** Returns the path if it is one of this site, else null; a URL of another origin is never returned. */
export function ownPath(wanted: unknown, origin: string = window.location.origin): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return null;
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : null;
  return url?.origin === origin ? url.pathname + url.search + url.hash : null;
}
