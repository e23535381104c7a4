import { Injectable } from '@nestjs/common';
import { dayMs } from '@somo/calendar/days';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { ListStudentsQuery } from '@somo/contracts/routes/students';
import { newStudentDays } from '@somo/contracts/rules/students';
import type { AcquaintancePage } from '@somo/contracts/students';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { listAcquaintances, type Placed } from '../store/acquaintances.js';
import { pageOf, placeAfter } from './acquaintance-page.js';

const defaultLimit = 20;
/** So many students are searched by name. */
const searchedMax = 5000;

@Injectable()
export class ListStudents {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly ask: Ask,
  ) {}

  @Handles('booking.list-students', { by: ['teacher'], input: ListStudentsQuery })
  async run(input: Asks['booking.list-students']['in'], caller: Caller): Promise<AcquaintancePage> {
    const { subject, tab = 'all', cursor, limit = defaultLimit } = input;
    const q = input.q?.trim() ?? '';
    const now = this.clock.now();
    const found = await listAcquaintances(this.db, 'teacher', {
      ...{ userId: userOf(caller).userId, now, subject, tab, newSince: now - newStudentDays * dayMs, after: placeAfter(cursor) },
      limit: q === '' ? limit + 1 : searchedMax,
    });
    const items = q === '' ? found.items : await this.matching(found.items, q);
    return pageOf({ ...found, items }, limit);
  }

  private async matching(items: Placed[], q: string): Promise<Placed[]> {
    const ids = items.map(({ item }) => item.id);
    if (ids.length === 0) return [];
    const matching = new Set(q.includes('@') ? await this.withEmail(ids, q) : await this.ask.for('catalog.match-names', { ids, name: q }));
    return items.filter(({ item }) => matching.has(item.id) || item.learners.some(({ firstName }) => plain(firstName).includes(plain(q))));
  }

  /** A hidden address is never matched. */
  private async withEmail(ids: string[], text: string): Promise<string[]> {
    const shown = await this.ask.asService('catalog.filter-shown', { ids });
    return shown.length === 0 ? [] : this.ask.asService('auth.match-emails', { ids: shown, text });
  }
}

/** Without accents, in lower case. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
