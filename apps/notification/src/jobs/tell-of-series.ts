import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';
import { refuse } from '@somo/contracts/refusals';
import { seriesNotes } from '../domain/series-notes.js';
import { addNotifications } from '../notifications/add-notifications.js';
import { forgetOldNews, markTold, toldBefore, untoldNews } from '../notifications/gather-series.js';
import { Readers } from '../queries/readers.js';

/** Tells of what happened to lessons that were booked together, of as many as have happened by now. A second run finds nothing left. */
@Injectable()
export class TellOfSeries {
  constructor(
    private readonly db: Db,
    private readonly ask: Ask,
    private readonly transaction: Transaction,
    private readonly readers: Readers,
    private readonly clock: Clock,
  ) {}

  @Runs('tell-of-series', { most: 20, about: ({ seriesId, act }) => `${seriesId} ${act}` })
  async run({ seriesId, act }: Jobs['tell-of-series']['data'], work: DueWork): Promise<void> {
    const news = await untoldNews(this.db, seriesId, act);
    const [first] = news;
    if (!first) return;
    const lessons = await this.ask.for('booking.get-series', { studentId: first.studentId, seriesId });
    const known = await toldBefore(this.db, seriesId, act);
    const notes = seriesNotes(act, news, lessons, known);
    if (notes.length === 0) throw refuse('lesson-not-found');
    const readers = await this.readers.people(
      notes.map(({ userId }) => userId),
      notes.map(({ content }) => content),
    );
    const now = this.clock.now();
    await this.transaction.finish(work, async (tx) => {
      const told = await markTold(tx.db, seriesId, act, news, now);
      const left = told.length === news.length ? notes : seriesNotes(act, told, lessons, known);
      const learner = lessons[0]?.learner?.firstName;
      const withReader = left.map((note) => ({ ...note, learner, ...readerOf(readers.get(note.userId)) }));
      await addNotifications(tx, withReader, now);
      await forgetOldNews(tx.db, now);
    });
  }
}

const readerOf = <R>(reader: R | undefined): { reader?: R } => (reader === undefined ? {} : { reader });
