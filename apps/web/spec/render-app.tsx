// Renders the whole app in memory with real routes, guards and translations, and a fake gateway the test configures.
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionUser } from '@somo/contracts/people';
import { newCache } from '../src/app/cache';
import { Providers } from '../src/app/providers';
import { routes } from '../src/app/router';
import { memoryHistory } from '../src/app/routing/history';
import { createPageRouter } from '../src/app/routing/page-router';
import { RouterView } from '../src/app/routing/router-view';
import { aSession, noticed, page } from './builders';
import { earnings } from './money';
import { FakeGateway, refused } from './fake-gateway';

export interface App {
  person: ReturnType<typeof userEvent.setup>;
  at: () => string;
  /** Goes back (-1) or forward (1) in the browser's history. */
  go: (by: number) => Promise<void>;
  cache: ReturnType<typeof newCache>;
}

const noReviews = () => ({
  ...{ items: [], nextCursor: null, averageRating: null, reviewsCount: 0, distribution: [0, 0, 0, 0, 0] },
  tags: { 'explains-well': 0, patient: 0, prepared: 0, 'on-time': 0 },
});

/** Returns a gateway on which every route answers with empty data; a test overrides what it needs. */
export function quietGateway(): FakeGateway {
  return new FakeGateway()
    .on('POST /api/auth/refresh', () => {
      throw refused('session-ended');
    })
    .on('POST /api/auth/logout', () => null)
    .on('GET /api/teachers', () => page())
    .on('GET /api/teachers/featured', () => page())
    .on('GET /api/teachers/:id/reviews', () => noReviews())
    .on('GET /api/subjects', () => page('English', 'Mathematics', 'Physics'))
    .on('GET /api/modules', () => page())
    .on('GET /api/lessons', () => page())
    .on('GET /api/lessons/:id/history', ({ params }) => ({ lessonId: params['id'] ?? '', items: [] }))
    .on('GET /api/lessons/:id/materials', () => ({ items: [] }))
    .on('GET /api/lessons/:id/board', () => ({ updates: [], upTo: 0, hasMore: false, last: 0 }))
    .on('GET /api/lessons/:id/recordings', () => ({ items: [], keptDays: 30, guardian: null }))
    .on('GET /api/lessons/:id/attendance', ({ params }) => ({ lessonId: params['id'] ?? '', people: [] }))
    .on('GET /api/lessons/modules', () => ({ items: [] }))
    .on('GET /api/lessons/stats', () => ({
      upcomingLessons: 0,
      completedLessons: 0,
      uniqueConnections: 0,
      totalHours: 0,
      totalEarningsCents: null,
      averageRating: null,
    }))
    .on('GET /api/me/external-calendars', () => ({ items: [], busy: [] }))
    .on('GET /api/earnings', () => earnings())
    .on('GET /api/auth/sessions', () => page())
    .on('GET /api/me/export', () => ({ current: null, isMaking: false, nextAt: null }))
    .on('GET /api/me/passkeys', () => ({ items: [], host: 'localhost' }))
    .on('GET /api/auth/two-step', () => ({ isOn: false, recoveryCodesLeft: 0, hasPassword: true, hasPasskey: false }))
    .on('GET /api/teachers/:id/weekly-times', () => ({ teacherTimeZone: 'UTC', dates: [] }))
    .on('GET /api/me/favorites', () => ({ items: [], nextCursor: null, teacherIds: [] }))
    .on('GET /api/me/waits', () => page())
    .on('GET /api/me/learners', () => ({ items: [] }))
    .on('GET /api/me/settings', () => ({}))
    .on('GET /api/me/verification', () => ({ items: [], usualDays: null }))
    .on('GET /api/admin/verification', () => page())
    .on('GET /api/admin/admins', () => ({ emails: ['boss@example.com'] }))
    .on('GET /api/admin/people/:id/data', () => ({
      eraseAt: null,
      closing: { lessons: 0, lessonsWithoutRefund: 0, requests: 0, balanceCents: 0, obstacle: null },
      copy: { current: null, isMaking: false, nextAt: null },
    }))
    .on('GET /api/me/deliveries', () => page())
    .on('GET /api/admin/people/:id/deliveries', () => page())
    .on('GET /api/booking-requests', () => ({ items: [], nextCursor: null, pendingCount: 0, subjects: [] }))
    .on('GET /api/admin/queues', () => ({ isServed: false }))
    .on('GET /api/conversations/unread', () => ({ unreadCount: 0 }))
    .on('GET /api/notifications', () => noticed());
}

/** Opens a page as a visitor, or as a user who signed in earlier; `state` is what the history keeps for it, as after a reload. */
export function renderApp(gateway: FakeGateway, path: string, user?: SessionUser, state?: object): App {
  if (user) {
    localStorage.setItem('somo-auth-token', JSON.stringify({ userId: user.id, expiresAt: '2026-11-21T15:10:00.000Z' }));
    gateway.on('POST /api/auth/refresh', () => aSession(user));
  }
  const router = createPageRouter(routes, memoryHistory(path, state));
  const cache = newCache();
  render(
    <Providers cache={cache}>
      <RouterView router={router} />
    </Providers>,
  );
  return {
    person: userEvent.setup(),
    cache,
    go: (by) => act(async () => router.go(by)),
    at: () => {
      const { pathname, search } = router.shown().location;
      return pathname + search;
    },
  };
}
