import { Injectable } from '@nestjs/common';
import { countedMax, type FoundTeachers, type TeacherSearch, type TeacherSort } from '@somo/contracts/asks/catalog';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { decodeCursor, encodeCursor } from '@somo/platform/cursor';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { validate } from 'uuid';
import { earliestStart } from '../domain/earliest-start.js';
import { freeWindow } from '../domain/free-window.js';
import { searchPattern } from '../domain/search-text.js';
import { toCard, type CardRow } from '../store/cards.js';
import { justBefore } from '../store/read-profile.js';
import { teacherSearch, type SearchCriteria } from '../store/teacher-search.js';

const usual = 20;

@Injectable()
export class FindTeachers {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.find-teachers', { by: ['public'] })
  async run(search: TeacherSearch): Promise<FoundTeachers> {
    const { sort = 'best', limit = usual } = search;
    // fetch one extra row to know whether there is a next page
    const counted = search.cursor === undefined ? Math.max(countedMax, limit) + 1 : limit + 1;
    const { name, text, values } = teacherSearch({ ...wantedOf(search, this.clock.now()), sort, limit: limit + 1, counted });
    const rows = await this.db.sql<CardRow & { key: string; total: number }>(name, text, values);
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown.map(toCard),
      nextCursor: last ? encodeCursor([sort, last.key, last.userId]) : null,
      ...(search.cursor === undefined ? { total: rows[0]?.total ?? 0 } : {}),
    };
  }
}

function wantedOf(search: TeacherSearch, now: number): Omit<SearchCriteria, 'limit' | 'counted'> {
  const { sort = 'best', cursor, q, subject, country, language, minRateCents, maxRateCents, minRating, verified, instant, level } = search;
  const window = freeWindow(search, now);
  return {
    sort,
    after: justBefore(earliestStart(now)),
    cursor: cursor === undefined ? null : readCursor(cursor, sort),
    pattern: searchPattern(q) ?? null,
    subject: subject ?? null,
    country: country ?? null,
    language: language ?? null,
    minRateCents: minRateCents ?? null,
    maxRateCents: maxRateCents ?? null,
    minRating: minRating ?? null,
    verified: verified ?? null,
    instant: instant ?? null,
    level: level ?? null,
    window: window && { from: justBefore(window.from), to: window.to === null ? null : new Date(window.to) },
  };
}

// A cursor is only valid for the sort order it came from.
function readCursor(cursor: string, sort: TeacherSort): { key: number; id: string } {
  const [order, key = '', id = ''] = decodeCursor(cursor);
  if (order !== sort || !/^\d{1,16}$/.test(key) || !Number.isSafeInteger(Number(key)) || !validate(id)) {
    throw refuse('invalid-input', { errors: { cursor: ['cursor must be the nextCursor of an earlier answer with the same sort'] } });
  }
  return { key: Number(key), id };
}
