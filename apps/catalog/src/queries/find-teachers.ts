import { Injectable } from '@nestjs/common';
import type { TeacherSearch, TeacherSort } from '@somo/contracts/asks/catalog';
import type { Page } from '@somo/contracts/page';
import type { TeacherCard } from '@somo/contracts/people';
import { refuse } from '@somo/contracts/refusals';
import { lessonMinutes } from '@somo/contracts/rules/booking';
import { fromInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { decodeCursor, encodeCursor } from '@somo/platform/cursor';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { validate } from 'uuid';
import { earliestStart } from '../domain/earliest-start.js';
import { searchPattern } from '../domain/search-text.js';
import { toCard, type CardRow } from '../store/cards.js';
import { justBefore } from '../store/read-profile.js';
import { teacherSearch, type Wanted } from '../store/teacher-search.js';

const usual = 20;

@Injectable()
export class FindTeachers {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.find-teachers', { by: ['public'] })
  async run(search: TeacherSearch): Promise<Page<TeacherCard>> {
    const { sort = 'best', limit = usual } = search;
    // one row more than shown tells whether there is a next page
    const { name, text, values } = teacherSearch({ ...wantedOf(search, earliestStart(this.clock.now())), sort, limit: limit + 1 });
    const rows = await this.db.sql<CardRow & { key: string }>(name, text, values);
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return { items: shown.map(toCard), nextCursor: last ? encodeCursor([sort, last.key, last.userId]) : null };
  }
}

function wantedOf(search: TeacherSearch, earliest: number): Omit<Wanted, 'limit'> {
  const { sort = 'best', cursor, q, subject, country, language, minRateCents, maxRateCents, minRating, verified, level } = search;
  return {
    sort,
    after: justBefore(earliest),
    cursor: cursor === undefined ? null : readCursor(cursor, sort),
    pattern: searchPattern(q) ?? null,
    subject: subject ?? null,
    country: country ?? null,
    language: language ?? null,
    minRateCents: minRateCents ?? null,
    maxRateCents: maxRateCents ?? null,
    minRating: minRating ?? null,
    verified: verified ?? null,
    level: level ?? null,
    window: windowOf(search, earliest),
  };
}

// A lesson has to fit into the window as a whole.
function windowOf({ freeFrom, freeTo }: TeacherSearch, earliest: number): Wanted['window'] {
  if (freeFrom === undefined && freeTo === undefined) return null;
  const from = Math.max(earliest, freeFrom === undefined ? earliest : fromInstant(freeFrom));
  return { from: justBefore(from), to: freeTo === undefined ? null : new Date(fromInstant(freeTo) - lessonMinutes * 60_000) };
}

// A place in one order means nothing in another.
function readCursor(cursor: string, sort: TeacherSort): { key: number; id: string } {
  const [order, key = '', id = ''] = decodeCursor(cursor);
  if (order !== sort || !/^\d{1,16}$/.test(key) || !Number.isSafeInteger(Number(key)) || !validate(id)) {
    throw refuse('invalid-input', { errors: { cursor: ['cursor must be the nextCursor of an earlier answer with the same sort'] } });
  }
  return { key: Number(key), id };
}
