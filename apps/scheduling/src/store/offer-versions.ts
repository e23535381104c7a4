import { Injectable } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import { Db } from '@somo/platform/db';
import type { KnownOffer } from '../domain/slots-version.js';
import { shownColumns } from './teaching-hours.js';

type Found = Map<string, KnownOffer>;

/**
 * Reads the current versions of teachers' offers in batches. A request during a query joins the next one, so no result is older than its
 * request.
 */
@Injectable()
export class OfferVersions {
  private next: { ids: Set<string>; found: Promise<Found> } | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly db: Db) {}

  async of(teacherId: string): Promise<KnownOffer | undefined> {
    const { ids, found } = (this.next ??= this.readAfter(this.last));
    ids.add(teacherId);
    return (await found).get(teacherId);
  }

  private readAfter(last: Promise<unknown>): { ids: Set<string>; found: Promise<Found> } {
    const ids = new Set<string>();
    // requests in the same event loop turn join the batch
    const found = last
      .then(() => setImmediate())
      .then(() => {
        this.next = undefined;
        return this.look([...ids]);
      });
    this.last = found.catch(() => undefined);
    return { ids, found };
  }

  private async look(teacherIds: string[]): Promise<Found> {
    const rows = await this.db.sql<KnownOffer & { teacherId: string }>(
      'offer-versions',
      `SELECT teacher_id AS "teacherId", version + settings_version AS "offerVersion", busy_version AS "busyVersion", ${shownColumns}
       FROM availabilities WHERE teacher_id = ANY ($1::uuid[])`,
      [teacherIds],
    );
    return new Map(rows.map((row) => [row.teacherId, row]));
  }
}
