import { Injectable } from '@nestjs/common';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { changesEntry } from '../domain/calendar-entry.js';
import { verdictOn } from '../domain/verdict.js';
import type { Draft, Drafted } from '../notifications/write-mail.js';
import type { Noted } from './note-deliveries.js';
import { nextDigest, type NextDigest } from './next-digest.js';
import { settingsOf } from './settings-of.js';
import { stoppedAmong } from './stopped-addresses.js';

/** What becomes of an email, which summary it waits for, and the address that its mail server has refused. */
export type Decided = Noted & { digest?: NextDigest; address?: string };

/** Decides on emails that are due, by what their readers have chosen and by the clock of their time zones. */
@Injectable()
export class Judge {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Returns what is to be sent now, and what becomes of the rest. `isDigest`: the summary itself is due, so nothing waits for one. */
  async decide(drafts: Drafted[], { isDigest = false } = {}): Promise<{ toSend: Draft[]; decided: Decided[] }> {
    const live = drafts.filter((draft) => 'write' in draft);
    const userIds = live.map(({ row }) => row.userId);
    const addresses = live.map(({ reader }) => reader.email);
    const [settings, stopped] = await Promise.all([settingsOf(this.db, userIds), stoppedAmong(this.db, addresses)]);
    const toSend: Draft[] = [];
    const decided: Decided[] = drafts.filter((draft) => 'outcome' in draft).map((draft) => notedOf(draft, draft.outcome));
    for (const draft of live) {
      const { row, kind, reader, startsAt } = draft;
      const [now, timeZone, chosen] = [this.clock.now(), reader.timeZone ?? 'UTC', settings(row.userId)];
      const isStopped = stopped.has(reader.email.toLowerCase());
      const verdict = verdictOn({
        ...{ kind, timeZone, now, isStopped, startsAt, isSeen: row.isSeen, changesEntry: changesEntry(draft.content) },
        settings: isDigest ? { ...chosen, digest: 'never' } : chosen,
      });
      const digest = nextDigest(chosen, timeZone, now);
      if (verdict === 'send') toSend.push(draft);
      else if (verdict.outcome === 'waiting-digest') decided.push({ ...notedOf(draft, 'waiting-digest'), until: digest.dueAt, digest });
      else decided.push({ ...notedOf(draft, verdict.outcome), until: verdict.until });
    }
    return { toSend, decided };
  }
}

export function notedOf({ row, kind }: Pick<Drafted, 'row' | 'kind'>, outcome: Noted['outcome']): Noted {
  return { notificationId: row.id, userId: row.userId, kind, outcome };
}
