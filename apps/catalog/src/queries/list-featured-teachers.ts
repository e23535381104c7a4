import { Injectable } from '@nestjs/common';
import type { Page } from '@somo/contracts/page';
import type { TeacherCard } from '@somo/contracts/people';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { earliestStart } from '../domain/earliest-start.js';
import { cardColumns, toCard, type CardRow } from '../store/cards.js';
import { nextFree } from '../store/next-free.js';
import { justBefore } from '../store/read-profile.js';
import { teacherSorts } from '../store/teacher-sorts.js';

const shown = 3;

@Injectable()
export class ListFeaturedTeachers {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.list-featured-teachers', { by: ['public'] })
  async run(): Promise<Page<TeacherCard>> {
    const now = this.clock.now();
    const rows = await this.db.sql<CardRow>(
      'featured-teachers',
      `SELECT ${cardColumns(nextFree('$1'))} FROM profiles p JOIN openings o ON o.teacher_id = p.user_id
        WHERE p.listed AND ${nextFree('$1')} IS NOT NULL
        ORDER BY ${teacherSorts.best.key} DESC, p.user_id DESC LIMIT ${shown}`,
      [justBefore(earliestStart(now))],
    );
    return { items: rows.map((row) => toCard(row, now)), nextCursor: null };
  }
}
