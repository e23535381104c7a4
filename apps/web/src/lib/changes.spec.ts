import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { outdate, type Change } from './changes';
import { composedKey, ownKey, pages, query } from './query';

const params = { id: 'lesson-1' };
const keys = [
  query('GET /api/lessons/:id', { params }).queryKey,
  query('GET /api/lessons/:id/classroom', { params }).queryKey,
  query('GET /api/classrooms/:code', { params: { code: 'x' } }).queryKey,
  query('GET /api/earnings').queryKey,
  pages('GET /api/payments').queryKey,
  composedKey('GET /api/teachers/:id/slots', { params }),
  query('GET /api/teachers/:id', { params }).queryKey,
  query('GET /api/booking-requests').queryKey,
  pages('GET /api/notifications').queryKey,
  query('GET /api/me/profile').queryKey,
  query('GET /api/auth/sessions').queryKey,
  query('GET /api/auth/two-step').queryKey,
  query('GET /api/admin/ledger').queryKey,
  query('GET /api/admin/lessons/:id/timeline', { params }).queryKey,
  ownKey('round-trip'),
];

async function outdated(...changes: Change[]): Promise<unknown[]> {
  const cache = new QueryClient();
  for (const key of keys) cache.setQueryData(key, {});
  await outdate(cache, ...changes);
  return cache
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.isInvalidated })
    .map(({ queryKey }) => queryKey[0]);
}

describe('what a change makes outdated', () => {
  it.each<[Change, string[]]>([
    ['lessons', ['GET /api/lessons/:id', 'GET /api/classrooms/:code', 'GET /api/earnings', 'GET /api/payments']],
    ['openSlots', ['GET /api/teachers/:id/slots']],
    ['requests', ['GET /api/booking-requests']],
    ['notifications', ['GET /api/notifications']],
    ['profile', ['GET /api/me/profile']],
    ['sessions', ['GET /api/auth/sessions']],
    ['twoStep', ['GET /api/auth/two-step']],
    ['operations', ['GET /api/admin/ledger']],
    ['timeline', ['GET /api/admin/lessons/:id/timeline']],
  ])('of %s', async (change, routes) => {
    expect(await outdated(change)).toEqual(routes);
  });

  it('of several things at once, and of none', async () => {
    expect(await outdated('profile', 'sessions')).toEqual(['GET /api/me/profile', 'GET /api/auth/sessions']);
    expect(await outdated()).toEqual([]);
  });
});
