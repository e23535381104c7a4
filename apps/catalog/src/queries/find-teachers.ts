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
import { subjectsNear } from '../curriculum/meant-subjects.js';
import { searchPattern } from '../domain/search-text.js';
import { searchWays, type SearchWay } from '../curriculum/search-ways.js';
import { toCard, type CardRow } from '../store/cards.js';
import type { Narrowing } from '../store/narrowing.js';
import { justBefore } from '../store/read-profile.js';
import { taughtSubjects } from '../store/taught-subjects.js';
import { teacherSearch } from '../store/teacher-search.js';

const usual = 20;
const nearMost = 5;
/** Marks the cursor of a search by subjects. */
const bySubjects = 'subjects';

@Injectable()
export class FindTeachers {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.find-teachers', { by: ['public'] })
  async run(search: FindTeachersQuery): Promise<FoundTeachers> {
    const narrowing = { filters: search, window: windowOf(search, this.clock.now()) };
    const first = await this.page(narrowing, waysOf(search));
    if (first.items.length > 0 || search.cursor !== undefined || !search.q?.trim()) return first;
    return { ...first, nearSubjects: await taughtSubjects(this.db, subjectsNear(search.q), narrowing, nearMost) };
  }

  /** Searches one way after the other, until one finds somebody. */
  private async page(narrowing: Narrowing, [way, ...others]: Ways): Promise<FoundTeachers> {
    const { q, cursor, sort = 'best', limit = usual } = narrowing.filters;
    const { name, text, values } = teacherSearch({
      ...{ ...narrowing, sort, limit: limit + 1 },
      // fetch one extra row to know whether there is a next page
      counted: cursor === undefined ? Math.max(countedMax, limit) + 1 : limit + 1,
      // the next free time of a card is one of those asked for
      after: narrowing.window?.from ?? justBefore(earliestStart(this.clock.now())),
      cursor: cursor === undefined ? null : readCursor(cursor, sort),
      pattern: way.byText ? (searchPattern(q) ?? null) : null,
      subjects: way.subjects,
    });
    const rows = await this.db.sql<CardRow & { key: string; total: number }>(name, text, values);
    const [next, ...rest] = others;
    if (rows.length === 0 && next) return this.page(narrowing, [next, ...rest]);
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown.map(toCard),
      nextCursor: last ? encodeCursor([sort, last.key, last.userId, ...(way.subjects ? [bySubjects] : [])]) : null,
      ...(cursor === undefined ? { total: rows[0]?.total ?? 0 } : {}),
      ...(way.subjects && rows.length > 0 ? { searchedFor: way.subjects } : {}),
    };
  }
}

type Ways = [SearchWay, ...SearchWay[]];

/** Returns the ways to search, of which a next page has only the one that the first page was found by. */
function waysOf({ q, cursor }: FindTeachersQuery): Ways {
  const ways = searchWays(q);
  if (cursor === undefined) return ways;
  const marked = decodeCursor(cursor)[3] === bySubjects;
  return [ways.find(({ subjects }) => (subjects !== null) === marked) ?? ways[0]];
}

function windowOf(search: FindTeachersQuery, now: number): Narrowing['window'] {
  const window = freeWindow(search, now);
  return window && { from: justBefore(window.from), to: window.to === null ? null : new Date(window.to) };
}

// A cursor is only valid for the sort order it came from.
function readCursor(cursor: string, sort: TeacherSort): { key: number; id: string } {
  const [order, key = '', id = ''] = decodeCursor(cursor);
  if (order !== sort || !/^\d{1,16}$/.test(key) || !Number.isSafeInteger(Number(key)) || !validate(id)) {
    throw refuse('invalid-input', { errors: { cursor: ['cursor must be the nextCursor of an earlier answer with the same sort'] } });
  }
  return { key: Number(key), id };
}
