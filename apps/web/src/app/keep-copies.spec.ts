import { describe, expect, it } from '@jest/globals';
import { dayMs } from '@somo/calendar/days';
import { pages, query } from '../lib/query';
import { copiesMax, firstPage, isReadable, tooMany } from './keep-copies';

const now = Date.parse('2030-01-07T08:00:00Z');

describe('copies to read offline', () => {
  it.each([
    ['lessons', pages('GET /api/lessons', { query: { when: 'upcoming', timeZone: 'UTC', limit: 50 } }).queryKey, true],
    ['a lesson', query('GET /api/lessons/:id', { params: { id: '1' } }).queryKey, true],
    ['a teacher', query('GET /api/teachers/:id', { params: { id: '1' } }).queryKey, true],
    ['payments', pages('GET /api/payments').queryKey, false],
    ['what a lesson costs', query('GET /api/lessons/:id/payment', { params: { id: '1' } }).queryKey, false],
    ['earnings', query('GET /api/earnings').queryKey, false],
    ['the way into a room', query('GET /api/lessons/:id/classroom', { params: { id: '1' } }).queryKey, false],
    ['sessions', query('GET /api/auth/sessions').queryKey, false],
    ["an operator's search", query('GET /api/admin/system').queryKey, false],
  ])('are made or not: %s', (_, queryKey, expected) => {
    expect(isReadable(queryKey)).toBe(expected);
  });

  it('are deleted after two weeks', () => {
    const copies = new Map([
      ['old', now - 14 * dayMs - 1],
      ['fresh', now - 14 * dayMs],
    ]);
    expect(tooMany(copies, now)).toEqual(['old']);
  });

  it('are at most sixty: the oldest goes first', () => {
    const copies = new Map(Array.from({ length: copiesMax + 2 }, (_, at) => [`copy ${at}`, now - at * 1_000]));
    expect(tooMany(copies, now)).toEqual([`copy ${copiesMax}`, `copy ${copiesMax + 1}`]);
  });

  it('have the first page of a list', () => {
    expect(firstPage({ pages: [{ items: [1] }, { items: [2] }], pageParams: ['', 'x'] })).toEqual({
      pages: [{ items: [1] }],
      pageParams: [''],
    });
    expect(firstPage({ items: [1, 2] })).toEqual({ items: [1, 2] });
    expect(firstPage(null)).toBeNull();
  });
});
