import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SeededData } from './screens.js';

export type Who = 'visitor' | 'newcomer' | 'student' | 'teacher' | 'operator';
type Area = 'open' | 'home' | 'guest' | 'onboarding' | 'lesson' | 'both' | 'student' | 'teacher' | 'admin';

/** Every route there is, as the router writes it, by who it is for. */
export const routesOf: Record<Area, string[]> = {
  open: [
    '/teachers',
    '/teachers/:teacherId',
    '/how-it-works',
    '/about',
    '/help',
    '/contact',
    '/privacy',
    '/terms',
    '/safety',
    '/auth/callback',
    '/confirm-email',
    '/forgot-password',
    '/data-copy',
    '/reset-password',
    '/unauthorized',
    '/no/such/page',
  ],
  home: ['/'],
  guest: ['/login', '/register'],
  onboarding: ['/onboarding'],
  lesson: ['/classroom/:code'],
  both: ['/lessons/:lessonId'],
  student: [
    '/student/dashboard',
    '/student/find-teachers',
    '/student/book-lesson',
    '/student/book-lesson/:teacherId',
    '/student/lessons',
    '/student/lessons/:lessonId/pay',
    '/student/modules/:moduleId',
    '/student/classroom/:lessonId',
    '/student/settings',
    '/student/messages',
    '/student/notifications',
    '/student/profile',
    '/student/teachers',
  ],
  teacher: [
    '/teacher/dashboard',
    '/teacher/availability',
    '/teacher/booking-requests',
    '/teacher/earnings',
    '/teacher/lessons',
    '/teacher/classroom/:lessonId',
    '/teacher/messages',
    '/teacher/notifications',
    '/teacher/profile',
    '/teacher/schedule',
    '/teacher/settings',
    '/teacher/students',
  ],
  admin: [
    '/admin',
    '/admin/lessons/:lessonId',
    '/admin/people',
    '/admin/people/:userId',
    '/admin/problems',
    '/admin/reports',
    '/admin/reports/:reportId',
    '/admin/verification',
    '/admin/payouts',
    '/admin/ledger',
    '/admin/audit',
    '/admin/operators',
    '/admin/system',
    '/admin/settings',
  ],
};

const own = { student: '/student/dashboard', teacher: '/teacher/dashboard', operator: '/admin' };
const everybody = { visitor: null, newcomer: null, student: null, teacher: null, operator: null };
const members = { visitor: '/login', newcomer: '/onboarding', ...own };

/** C16: where a person arrives who asks for a page of an area; null is there. */
export const arrivesAt: Record<Area, Record<Who, string | null>> = {
  open: everybody,
  home: { visitor: null, newcomer: null, ...own },
  guest: { visitor: null, newcomer: '/onboarding', ...own },
  onboarding: { visitor: '/login', newcomer: null, ...own },
  lesson: { ...members, student: '/student/classroom/:lessonId', teacher: '/teacher/classroom/:lessonId' },
  both: { ...members, student: null, teacher: null },
  student: { ...members, student: null },
  teacher: { ...members, teacher: null },
  admin: { ...members, operator: null },
};

export const filled = (route: string, { teacher, student, lessonId, moduleId, reportId }: SeededData) =>
  route
    .replace(':teacherId', teacher.id)
    .replace(':userId', student.id)
    .replace(':reportId', reportId)
    .replace(':moduleId', moduleId)
    .replace(/:lessonId|:code/, lessonId)
    // Without an error the page leads on.
    .replace(/^\/auth\/callback$/, '$&?error=google-failed')
    // Without a token there is nothing to do on them.
    .replace(/^\/(reset-password|data-copy)$/, '$&#token=unknown');

/** What the router itself calls its routes; `/no/such/page` stands for all others. */
export function routesOfTheRouter(): string[] {
  const folder = resolve(import.meta.dirname, '../../web/src/app');
  const sources = readdirSync(folder).filter((name) => /^(router|visitor-routes)\.tsx$/.test(name));
  const written = sources.flatMap((name) => readFileSync(resolve(folder, name), 'utf8').match(/'\/[^'*]*'/g) ?? []);
  return [...new Set(written.map((route) => route.slice(1, -1)))].sort();
}
