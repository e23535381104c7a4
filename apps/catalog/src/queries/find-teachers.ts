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
import { meantSubjects, subjectsNear, type Meant } from '../domain/meant-subjects.js';
import { plain, searchPattern } from '../domain/search-text.js';
import { toCard, type CardRow } from '../store/cards.js';
import { justBefore } from '../store/read-profile.js';
import { teacherSearch } from '../store/teacher-search.js';

const usual = 20;
const nearMost = 5;
const shortestText = 3;
/** Marks the cursor of a search by subjects instead of the text. */
const bySubject = 'subject';

@Injectable()
export class FindTeachers {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.find-teachers', { by: ['public'] })
  async run(search: FindTeachersQuery): Promise<FoundTeachers> {
    const meant = search.q === undefined ? null : meantSubjects(search.q);
    const first = await this.page(search, waysOf(search, meant));
    if (first.items.length > 0 || search.cursor !== undefined || search.q === undefined) return first;
    return { ...first, nearSubjects: await this.taught(subjectsNear(search.q)) };
  }

  /** Searches one way after the other, until one finds somebody. */
  private async page(search: FindTeachersQuery, [meant = null, ...others]: (string[] | null)[]): Promise<FoundTeachers> {
    const { sort = 'best', limit = usual } = search;
    // fetch one extra row to know whether there is a next page
    const counted = search.cursor === undefined ? Math.max(countedMax, limit) + 1 : limit + 1;
    const { name, text, values } = teacherSearch({
      ...{ filters: search, sort, limit: limit + 1, counted, meant },
      ...derivedFrom(search, this.clock.now(), meant),
    });
    const rows = await this.db.sql<CardRow & { key: string; total: number }>(name, text, values);
    if (rows.length === 0 && others.length > 0) return this.page(search, others);
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown.map(toCard),
      nextCursor: last ? encodeCursor([sort, last.key, last.userId, ...(meant ? [bySubject] : [])]) : null,
      ...(search.cursor === undefined ? { total: rows[0]?.total ?? 0 } : {}),
      ...(meant && rows.length > 0 ? { searchedFor: meant } : {}),
    };
  }

  /** Returns the first few of these subjects that somebody teaches. */
  private async taught(subjects: string[]): Promise<string[]> {
    const rows = await this.db.sql<{ subject: string }>('taught-subjects', taughtSubjects, [subjects, nearMost]);
    return rows.map(({ subject }) => subject);
  }
}

const taughtSubjects = `
  SELECT w.subject FROM unnest($1::citext[]) WITH ORDINALITY AS w (subject, place)
   WHERE EXISTS (SELECT FROM teacher_subjects s JOIN profiles p ON p.user_id = s.teacher_id AND p.listed WHERE s.subject = w.subject)
   ORDER BY w.place LIMIT $2`;

/** The ways to search, in order: by the words as they are, then by the subjects they mean. Short forms ('ICT') are part of too many words. */
function waysOf({ q, cursor }: FindTeachersQuery, meant: Meant | null): (string[] | null)[] {
  if (q === undefined || meant === null) return [null];
  if (cursor !== undefined) return [decodeCursor(cursor)[3] === bySubject ? meant.subjects : null];
  return meant.isName && plain(q).length <= shortestText ? [meant.subjects, null] : [null, meant.subjects];
}

/** What a filter alone does not say: the text as a pattern, the place in the list, and times in the database's words. */
function derivedFrom({ q, cursor, sort = 'best', ...search }: FindTeachersQuery, now: number, meant: string[] | null) {
  const wanted = freeWindow(search, now);
  const window = wanted && { from: justBefore(wanted.from), to: wanted.to === null ? null : new Date(wanted.to) };
  return {
    // The next free time of a card is one of those asked for.
    after: window?.from ?? justBefore(earliestStart(now)),
    cursor: cursor === undefined ? null : readCursor(cursor, sort),
    pattern: meant ? null : (searchPattern(q) ?? null),
    window,
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
