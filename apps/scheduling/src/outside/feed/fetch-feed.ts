import { Injectable } from '@nestjs/common';
import type { CalendarProblem } from '@somo/contracts/external-calendars';
import { Log } from '@somo/platform/log';
import type { IncomingMessage } from 'node:http';
import { SchedulingConfig } from '../../scheduling.config.js';
import { NotPublic } from '@somo/platform/net/public-address';
import { CalendarUnread } from '../calendar-unread.js';
import { bodyOf } from './feed-body.js';
import { feedAddress, isAllowed, type AddressProblem } from './feed-address.js';
import { openFeed } from './open-feed.js';

/** Redirects and the body included. */
const totalMs = 10_000;
const maxRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

/** With which a server says whether a calendar has changed. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

interface Feed extends Validators {
  bytes: Buffer;
}

/** Reads calendars from public addresses, and from those of `OUTBOUND_ALLOW`. */
@Injectable()
export class FetchFeed {
  private readonly allowed: ReadonlySet<string>;

  constructor(config: SchedulingConfig, log: Log) {
    this.allowed = new Set(config.outboundAllow());
    if (this.allowed.size > 0) log.warn({ allowed: [...this.allowed] }, 'OUTBOUND_ALLOW: calendars are also read from these hosts');
  }

  /** Returns the address as it is read and kept, or what is wrong with it. */
  check(text: string): URL | AddressProblem {
    return feedAddress(text, this.allowed);
  }

  /** Returns the calendar, or null if it is as it was. Throws `CalendarUnread`. */
  async fetch(address: string, known: Validators): Promise<Feed | null> {
    const signal = AbortSignal.timeout(totalMs);
    try {
      return await this.follow(address, known, signal);
    } catch (error) {
      if (error instanceof CalendarUnread) throw error;
      if (error instanceof NotPublic) throw new CalendarUnread('not-public');
      throw new CalendarUnread(signal.aborted ? 'too-slow' : 'unreachable');
    }
  }

  private async follow(address: string, known: Validators, signal: AbortSignal): Promise<Feed | null> {
    let next = address;
    for (let hop = 0; hop <= maxRedirects; hop++) {
      const url = this.check(next);
      if (!(url instanceof URL)) throw new CalendarUnread('not-public');
      const response = await openFeed(url, headersOf(known), { signal, isChecked: !isAllowed(url, this.allowed) });
      try {
        const { statusCode = 0, headers } = response;
        if (statusCode === 304) return null;
        if (statusCode === 200) return { bytes: await bodyOf(response), ...validatorsOf(response) };
        if (!redirects.has(statusCode) || !headers.location || !URL.canParse(headers.location, url.href))
          throw new CalendarUnread(problemOf(statusCode));
        next = new URL(headers.location, url).href;
      } finally {
        response.destroy();
      }
    }
    throw new CalendarUnread('redirected');
  }
}

const headersOf = ({ etag, lastModified }: Validators) => ({
  accept: 'text/calendar, */*;q=0.1',
  'accept-encoding': 'gzip',
  'user-agent': 'Somo-Calendar/1.0',
  ...(etag === null ? {} : { 'if-none-match': etag }),
  ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
});

function validatorsOf({ headers }: IncomingMessage): Validators {
  return { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null };
}

function problemOf(status: number): CalendarProblem {
  if (status === 404 || status === 410) return 'not-found';
  return status === 401 || status === 403 ? 'not-permitted' : 'unreachable';
}
