// Every URL of the app, spelled once.
import type { Role } from '@somo/contracts/caller';

export const paths = {
  home: '/',
  features: '/#features',
  howItWorks: '/#how-it-works',
  login: '/login',
  register: '/register',
  confirmEmail: '/confirm-email',
  onboarding: '/onboarding',
  teachers: '/teachers',
  howSomoWorks: '/how-it-works',
  aboutSomo: '/about',
  help: '/help',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  safety: '/safety',
  unauthorized: '/unauthorized',
  findTeachers: '/student/find-teachers',
  bookLesson: (teacherId: string) => `/student/book-lesson/${teacherId}`,
  studentDashboard: '/student/dashboard',
  studentLessons: '/student/lessons',
  payLesson: (lessonId: string) => `/student/lessons/${lessonId}/pay`,
  studentNotifications: '/student/notifications',
  studentSettings: '/student/settings',
  teacherDashboard: '/teacher/dashboard',
  teacherLessons: '/teacher/lessons',
  teacherEarnings: '/teacher/earnings',
  teacherNotifications: '/teacher/notifications',
  teacherSettings: '/teacher/settings',
  admin: '/admin',
  adminProblems: '/admin/problems',
  adminPayouts: '/admin/payouts',
  adminLedger: '/admin/ledger',
  adminLesson: (lessonId: string) => `/admin/lessons/${lessonId}`,
} as const;

/** A person's own first page; null for those who have none. */
export function dashboardOf(role: Role | null): string | null {
  if (role === 'student') return paths.studentDashboard;
  if (role === 'teacher') return paths.teacherDashboard;
  if (role === 'admin') return paths.admin;
  return null;
}

/** A path of this site that was handed to us, or null: another origin's address never comes back from here. */
export function ownPath(wanted: unknown, origin: string = window.location.origin): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return null;
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : null;
  return url?.origin === origin ? url.pathname + url.search + url.hash : null;
}
