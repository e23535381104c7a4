import { Injectable } from '@nestjs/common';
import type { CalendarLinkRecord } from '@somo/contracts/calendars';
import { readEncryptionKeys } from '@somo/platform/identity/encryption';
import { ServiceSecrets } from '@somo/platform/identity/service-secrets';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { BookingConfig } from '../booking.config.js';
import type { LinkRow } from '../store/calendar-links.js';

const idLength = 22;
const tokenForm = /^[\w-]{65}$/;

/**
 * The secrets of calendar links. None is stored: a token names a person and is derived from how often their link was replaced, so it can be
 * shown again, and a copy of the database opens no calendar.
 */
@Injectable()
export class CalendarLinks {
  /** Each derives the secret part of a link; the first makes links, all open them. */
  private readonly derivations: ((text: string) => string)[];

  constructor(secrets: ServiceSecrets, { CALENDAR_LINK_KEYS }: BookingConfig) {
    const ofService = (text: string) => secrets.derive('calendar-link', text);
    const keys = CALENDAR_LINK_KEYS ? [...readEncryptionKeys(CALENDAR_LINK_KEYS).values()] : [];
    const ofKeys = keys.map((key) => (text: string) => createHmac('sha256', key).update(`calendar-link ${text}`).digest('base64url'));
    this.derivations = ofKeys.length > 0 ? ofKeys : [ofService];
  }

  record(userId: string, { replaced, hideCancelled }: LinkRow): CalendarLinkRecord {
    return { token: this.tokens(userId, replaced)[0]!, hideCancelled };
  }

  /** Returns the user that a token names, which proves nothing yet; undefined if it names none. */
  personOf(token: unknown): string | undefined {
    if (typeof token !== 'string' || !tokenForm.test(token)) return undefined;
    const hex = Buffer.from(token.slice(0, idLength), 'base64url').toString('hex');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  /** Returns whether a token is the person's present one. */
  isCurrent(token: string, userId: string, { replaced }: LinkRow): boolean {
    const given = Buffer.from(token);
    const current = this.tokens(userId, replaced).map((each) => Buffer.from(each));
    return current.some((each) => given.length === each.length && timingSafeEqual(given, each));
  }

  private tokens(userId: string, replaced: number): string[] {
    const name = Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
    return this.derivations.map((derive) => name + derive(`${userId} ${replaced}`));
  }
}
