import { Injectable } from '@nestjs/common';
import { countedMax, type FoundTeachers } from '@somo/contracts/asks/catalog';
import { refuse } from '@somo/contracts/refusals';
import type { FindTeachersQuery } from '@somo/contracts/routes/find-teachers';
import type { TeacherSort } from '@somo/contracts/rules/search';
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
import { teacherSearch } from '../store/teacher-search.js';

const usual = 20;

@Injectable()
export class FindTeachers {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.find-teachers', { by: ['public'] })
  async run(search: FindTeachersQuery): Promise<FoundTeachers> {
    const { sort = 'best', limit = usual } = search;
    // fetch one extra row to know whether there is a next page
    const counted = search.cursor === undefined ? Math.max(countedMax, limit) + 1 : limit + 1;
    const { name, text, values } = teacherSearch({
      ...{ filters: search, sort, limit: limit + 1, counted },
      ...derivedFrom(search, this.clock.now()),
    });
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

/** What a filter alone does not say: the text as a pattern, the place in the list, and times in the database's words. */
function derivedFrom({ q, cursor, sort = 'best', ...search }: FindTeachersQuery, now: number) {
  const window = freeWindow(search, now);
  return {
    after: justBefore(earliestStart(now)),
    cursor: cursor === undefined ? null : readCursor(cursor, sort),
    pattern: searchPattern(q) ?? null,
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
