// All pages of Somo: those of signed-in users, and visitor-routes.tsx. The table is fetched when a URL is none of the latter.
import { paths } from '../lib/paths';
import { Frame } from './layouts/frame';
import type { RouteHandle } from './layouts/waiting-page';
import { forRole } from './for-role';
import { area, page, words, type LoadedRoute } from './page-route';
import { prefetchPages } from './prefetch-pages';
import type { PageRoute } from './routing/page-router';
import { loadToasts } from './toasts';
import { publicLayout, visitorPages } from './visitor-routes';

/** A route whose heading is known before its page is loaded. */
const headed = (handle: RouteHandle, route: LoadedRoute): LoadedRoute => ({ ...route, handle });

const loadSideMenu = () => import('./layouts/side-menu');
/** One click away from every list of lessons. */
const lesson = page(
  '/lessons/:lessonId',
  () => import('./pages/lesson'),
  'lesson',
  'lessons',
  'materials',
  'recording',
  'messages',
  'reviews',
  'classroom',
  'payments',
);
const fillsWindow = ({ path }: LoadedRoute) => /classroom/.test(path!);

/** Pages with the frame of signed-in users, or filling the window without it; once one is shown, the menu and the others are fetched in the background, in their order. */
function signedIn(...pages: LoadedRoute[]): PageRoute {
  const framed = {
    lazy: async () => {
      const [file] = await Promise.all([import('./layouts/signed-in-layout'), words('shell', 'notifications')]);
      const ofLesson = pages.some(({ path }) => path === paths.studentLessons || path === paths.teacherLessons) ? [lesson.load] : [];
      prefetchPages([loadSideMenu, loadToasts, ...ofLesson, ...pages.map(({ load }) => load)]);
      return { Component: file.SignedInLayout };
    },
    children: pages.filter((route) => !fillsWindow(route)).map(forRole),
  };
  const room = {
    lazy: async () => ({ Component: (await import('./layouts/room-layout')).RoomLayout }),
    children: pages.filter(fillsWindow),
  };
  return { children: [framed, room] };
}

export const routes: PageRoute[] = [
  {
    element: <Frame />,
    children: [
      visitorPages,
      {
        ...publicLayout,
        children: [page('/unauthorized', () => import('./pages/unauthorized')), page('*', () => import('./pages/not-found'))],
      },
      area(
        'student',
        signedIn(
          headed(
            { heading: 'dashboard:studentTitle' },
            page('/student/dashboard', () => import('./pages/student/dashboard'), 'dashboard', 'lessons', 'notifications', 'reviews'),
          ),
          headed(
            { heading: 'lessons:title' },
            page(
              '/student/lessons',
              () => import('./pages/student/lessons'),
              'lessons',
              'times',
              'reviews',
              'classroom',
              'requests',
              'payments',
            ),
          ),
          headed(
            { heading: 'students:teachersTitle', maxW: '4xl' },
            page('/student/teachers', () => import('./pages/student/teachers'), 'students', 'favorites', 'teachers', 'waits'),
          ),
          page('/student/find-teachers', () => import('./pages/student/find-teachers'), 'teachers', 'search'),
          page('/student/book-lesson', () => import('./pages/student/book-lesson'), 'booking', 'times'),
          page(
            '/student/book-lesson/:teacherId',
            () => import('./pages/student/book-lesson'),
            'booking',
            'times',
            'requests',
            'learners',
            'waits',
          ),
          headed(
            { heading: 'profile:title' },
            page('/student/profile', () => import('./pages/student/profile'), 'profile', 'modules', 'learners'),
          ),
          page('/student/modules/:moduleId', () => import('./pages/student/module'), 'modules'),
          page(
            '/student/classroom/:lessonId',
            () => import('./pages/classroom'),
            'classroom',
            'lessons',
            'materials',
            'recording',
            'messages',
            'reviews',
          ),
          page('/student/lessons/:lessonId/pay', () => import('./pages/student/pay-lesson'), 'payments'),
          headed(
            { heading: 'settings:title' },
            page('/student/settings', () => import('./pages/student/settings'), 'settings', 'push', 'payments', 'calendar'),
          ),
          headed(
            { heading: 'messages:pageTitle' },
            page('/student/messages', () => import('./pages/messages'), 'messages'),
          ),
          headed(
            { heading: 'notifications:title', maxW: '4xl' },
            page('/student/notifications', () => import('./pages/notifications'), 'notifications'),
          ),
        ),
      ),
      area(
        'teacher',
        signedIn(
          headed(
            { heading: 'dashboard:teacherTitle' },
            page('/teacher/dashboard', () => import('./pages/teacher/dashboard'), 'dashboard', 'lessons', 'notifications', 'requests'),
          ),
          headed(
            { heading: 'lessons:title' },
            page('/teacher/lessons', () => import('./pages/teacher/lessons'), 'lessons', 'times', 'reviews', 'classroom', 'payments'),
          ),
          headed(
            { heading: 'students:title' },
            page('/teacher/students', () => import('./pages/teacher/students'), 'students'),
          ),
          headed(
            { heading: 'requests:title', maxW: '4xl' },
            page('/teacher/booking-requests', () => import('./pages/teacher/booking-requests'), 'requests'),
          ),
          headed(
            { heading: 'availability:title' },
            page('/teacher/schedule', () => import('./pages/teacher/schedule'), 'availability', 'times', 'lessons'),
          ),
          headed(
            { heading: 'availability:title' },
            page('/teacher/availability', () => import('./pages/teacher/schedule'), 'availability', 'times', 'lessons'),
          ),
          headed(
            { heading: 'profile:title' },
            page('/teacher/profile', () => import('./pages/teacher/profile'), 'profile', 'verification'),
          ),
          page(
            '/teacher/classroom/:lessonId',
            () => import('./pages/classroom'),
            'classroom',
            'lessons',
            'materials',
            'recording',
            'messages',
            'reviews',
          ),
          headed(
            { heading: 'earnings:title' },
            page('/teacher/earnings', () => import('./pages/teacher/earnings'), 'earnings', 'payments'),
          ),
          headed(
            { heading: 'settings:title' },
            page('/teacher/settings', () => import('./pages/teacher/settings'), 'settings', 'push', 'calendar'),
          ),
          headed(
            { heading: 'messages:pageTitle' },
            page('/teacher/messages', () => import('./pages/messages'), 'messages'),
          ),
          headed(
            { heading: 'notifications:title', maxW: '4xl' },
            page('/teacher/notifications', () => import('./pages/notifications'), 'notifications'),
          ),
        ),
      ),
      area(
        'lesson',
        page('/classroom/:code', () => import('./pages/classroom-code'), 'classroom'),
        signedIn(lesson),
      ),
      area(
        'admin',
        signedIn(
          page('/admin', () => import('./pages/admin/home'), 'timeline', 'verification'),
          headed(
            { heading: 'operations:people.title' },
            page('/admin/people', () => import('./pages/admin/people'), 'operations'),
          ),
          page('/admin/people/:userId', () => import('./pages/admin/person'), 'operations', 'standing'),
          page('/admin/lessons/:lessonId', () => import('./pages/admin/lesson'), 'timeline', 'operations', 'payments'),
          headed(
            { heading: 'operations:problems.title' },
            page('/admin/problems', () => import('./pages/admin/problems'), 'operations'),
          ),
          headed(
            { heading: 'operations:reports.title' },
            page('/admin/reports', () => import('./pages/admin/reports'), 'operations'),
          ),
          page('/admin/reports/:reportId', () => import('./pages/admin/report'), 'operations', 'reviews'),
          headed(
            { heading: 'verification:queue.title' },
            page('/admin/verification', () => import('./pages/admin/verification'), 'operations', 'verification'),
          ),
          headed(
            { heading: 'operations:payouts.title' },
            page('/admin/payouts', () => import('./pages/admin/payouts'), 'operations'),
          ),
          headed(
            { heading: 'operations:ledger.title' },
            page('/admin/ledger', () => import('./pages/admin/ledger'), 'operations'),
          ),
          headed(
            { heading: 'operations:audit.title' },
            page('/admin/audit', () => import('./pages/admin/audit'), 'operations'),
          ),
          headed(
            { heading: 'operations:roles.title' },
            page('/admin/operators', () => import('./pages/admin/operators'), 'operations', 'settings'),
          ),
          headed(
            { heading: 'operations:system.title' },
            page('/admin/system', () => import('./pages/admin/system'), 'operations'),
          ),
        ),
      ),
      area(
        'admin-settings',
        signedIn(
          headed(
            { heading: 'settings:title' },
            page('/admin/settings', () => import('./pages/admin/settings'), 'settings'),
          ),
        ),
      ),
    ],
  },
];
