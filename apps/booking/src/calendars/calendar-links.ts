import { Injectable } from '@nestjs/common';
import type { CalendarLinkRecord } from '@somo/contracts/calendars';
import { ServiceSecrets } from '@somo/platform/identity/service-secrets';
import { timingSafeEqual } from 'node:crypto';
import type { LinkRow } from '../store/calendar-links.js';

const idLength = 22;
const tokenForm = /^[\w-]{65}$/;

/**
 * The secrets of calendar links. None is stored: a token names a person and is derived from how often their link was replaced, so it can be
 * shown again, and a copy of the database opens no calendar.
 */
@Injectable()
export class CalendarLinks {
  constructor(private readonly secrets: ServiceSecrets) {}

  record(userId: string, { replaced, hideCancelled }: LinkRow): CalendarLinkRecord {
    return { token: this.token(userId, replaced), hideCancelled };
  }

  /** Returns whom a token names, which proves nothing yet; undefined if it names nobody. */
  personOf(token: unknown): string | undefined {
    if (typeof token !== 'string' || !tokenForm.test(token)) return undefined;
    const hex = Buffer.from(token.slice(0, idLength), 'base64url').toString('hex');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  /** Returns whether a token is the person's present one. */
  isCurrent(token: string, userId: string, { replaced }: LinkRow): boolean {
    const [given, current] = [Buffer.from(token), Buffer.from(this.token(userId, replaced))];
    return given.length === current.length && timingSafeEqual(given, current);
  }

  private token(userId: string, replaced: number): string {
    const name = Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
    return name + this.secrets.derive('calendar-link', `${userId} ${replaced}`);
  }
}
