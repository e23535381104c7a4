import { Injectable } from '@nestjs/common';
import { countedMax, type FoundTeachers } from '@somo/contracts/asks/catalog';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import type { FindTeachersQuery } from '@somo/contracts/routes/find-teachers';
import type { TeacherSort } from '@somo/contracts/rules/search';
import { Clock } from '@somo/platform/clock';
import { decodeCursor, encodeCursor } from '@somo/platform/cursor';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { validate } from 'uuid';
import { earliestStart } from '../domain/earliest-start.js';
import { wishedTimes } from '../domain/wished-times.js';
import { subjectsNear } from '../curriculum/meant-subjects.js';
import { searchPattern } from '../domain/search-text.js';
import { searchWays, type SearchWay } from '../curriculum/search-ways.js';
import { toCard, type CardRow } from '../store/cards.js';
import { isAnyoneCalled } from '../store/is-anyone-called.js';
import type { Narrowing } from '../store/narrowing.js';
import { nearestTeachers } from '../store/nearest-teachers.js';
import { taughtSubjects } from '../store/taught-subjects.js';
import { teacherSearch } from '../store/teacher-search.js';

const usual = 20;
const nearMost = 5;

@Injectable()
export class FindTeachers {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.find-teachers', { by: ['public'] })
  async run(search: FindTeachersQuery, caller: Caller): Promise<FoundTeachers> {
    const studentId = search.favorites === undefined ? undefined : studentOf(caller);
    const narrowing = { filters: search, times: wishedTimes(search, this.clock.now()), studentId };
    const first = await this.page(narrowing, waysWithin(search));
    const isFound = first.items.length > 0 || first.atOtherTimes !== undefined;
    if (isFound || search.cursor !== undefined || !search.q?.trim()) return first;
    return { ...first, nearSubjects: await taughtSubjects(this.db, subjectsNear(search.q), narrowing, nearMost) };
  }

  /** Searches one way after the other, from this one on, until one finds a teacher, if only at other times. */
  private async page(narrowing: Narrowing, ways: SearchWay[], at = wayOf(narrowing.filters)): Promise<FoundTeachers> {
    const { q, cursor, sort = 'best', limit = usual } = narrowing.filters;
    const now = this.clock.now();
    const way = ways[at];
    if (!way) return { items: [], nextCursor: null, total: 0 };
    const sought = { pattern: way.byText ? (searchPattern(way.module ?? q) ?? null) : null, names: way.names, subjects: way.subjects };
    const { name, text, values } = teacherSearch({
      ...{ ...within(narrowing, way), ...sought, sort, limit: limit + 1 },
      // fetch one extra row to know whether there is a next page
      counted: cursor === undefined ? Math.max(countedMax, limit) + 1 : limit + 1,
      earliest: earliestStart(now),
      cursor: cursor === undefined ? null : readCursor(cursor, sort),
    });
    const rows = await this.db.sql<CardRow & { key: string; total: number }>(name, text, values);
    if (rows.length === 0 && cursor === undefined) {
      const others = narrowing.times && (await nearestTeachers(this.db, { ...within(narrowing, way), ...sought }, narrowing.times, now));
      if (!others || others.total === 0) return this.page(narrowing, ways, at + 1);
      return {
        items: [],
        nextCursor: null,
        total: 0,
        ...(await this.understoodAs(way, { ...narrowing, times: null })),
        atOtherTimes: others.total,
        nearest: others.nearest,
      };
    }
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown.map((row) => toCard(row, now)),
      nextCursor: last ? encodeCursor([sort, last.key, last.userId, String(at)]) : null,
      ...(cursor === undefined ? { total: rows[0]?.total ?? 0 } : {}),
      ...(rows.length > 0 ? await this.understoodAs(way, narrowing) : {}),
    };
  }

  /** Returns what a text was taken for, which is the same on every page. Of 'Kwame physics', Kwame is no guess. */
  private async understoodAs(way: SearchWay, narrowing: Narrowing): Promise<Pick<FoundTeachers, 'searchedFor' | 'isGuess'>> {
    const { subjects, names } = way;
    const isGuess = way.isGuess && !(subjects && names && (await isAnyoneCalled(this.db, names, within(narrowing, way))));
    return { ...(subjects ? { searchedFor: subjects } : {}), ...(isGuess ? { isGuess } : {}) };
  }
}

/** Returns who has favorites; refuses everybody who has none. */
function studentOf(caller: Caller): string {
  const { role, userId } = userOf(caller);
  if (role !== 'student') throw refuse('wrong-role');
  return userId;
}

/** Returns the ways to search that agree with the filters: within Kenya, 'Ghana' finds no one. */
function waysWithin({ q, country, language }: FindTeachersQuery): SearchWay[] {
  const agree = (filter: string | undefined, said: string | null) => !filter || !said || filter.toLowerCase() === said.toLowerCase();
  return searchWays(q).filter((way) => agree(country, way.country) && agree(language, way.language));
}

/** Returns which of the ways to begin with: a next page has only the one that the first page was found by. */
const wayOf = ({ cursor }: FindTeachersQuery): number => (cursor === undefined ? 0 : Number(decodeCursor(cursor)[3]) || 0);

/** Returns the filters and what a place or a language among the words adds to them. */
function within({ filters, ...others }: Narrowing, way: SearchWay): Narrowing {
  const country = filters.country ?? way.country ?? undefined;
  const language = filters.language ?? way.language ?? undefined;
  return { ...others, filters: { ...filters, country, language } };
}

// A cursor is only valid for the sort order it came from.
function readCursor(cursor: string, sort: TeacherSort): { key: number; id: string } {
  const [order, key = '', id = ''] = decodeCursor(cursor);
  if (order !== sort || !/^\d{1,16}$/.test(key) || !Number.isSafeInteger(Number(key)) || !validate(id)) {
    throw refuse('invalid-input', { errors: { cursor: ['cursor must be the nextCursor of an earlier answer with the same sort'] } });
  }
  return { key: Number(key), id };
}
