import { Injectable } from '@nestjs/common';
import type { CalendarFeed, CalendarLesson, CalendarLink, CalendarLinkRecord } from '@somo/contracts/calendars';
import { joinOpensMinutes } from '@somo/contracts/rules/booking';
import { feedEverySeconds } from '@somo/contracts/rules/calendars';
import { lessonEntry, uidOf } from '@somo/messages/lesson-entry';
import { sourceLocale } from '@somo/messages/locales';
import { translator } from '@somo/messages/translator';
import { calendarFile, type CalendarEntry } from '@somo/platform/calendar/calendar-file';
import { GatewayConfig } from '../gateway.config.js';
import { People } from '../people/people.js';

/** Writes lessons as calendar files: adds names, words and addresses to what booking knows. */
@Injectable()
export class CalendarFiles {
  constructor(
    private readonly people: People,
    private readonly config: GatewayConfig,
  ) {}

  /** Returns one lesson as a file. */
  async lesson(lesson: CalendarLesson, readerId: string): Promise<string> {
    return calendarFile({ method: 'PUBLISH', entries: await this.entries([lesson], readerId) });
  }

  /** Returns all lessons and days off as a feed. */
  async feed({ userId, lessons, breaks }: CalendarFeed): Promise<string> {
    const { t } = translator(sourceLocale, 'calendar');
    const publicUrl = this.config.publicUrl();
    const days = breaks.map(({ startDate, endDate }) => ({
      uid: uidOf(`${userId}-${startDate}-${endDate}`, publicUrl),
      ...{ startDate, endDate },
      summary: t('feed.timeOff'),
    }));
    const entries = await this.entries(lessons, userId);
    return calendarFile({ method: 'PUBLISH', entries, days, feed: { name: t('feed.name'), everySeconds: feedEverySeconds } });
  }

  /** Returns the addresses of a link, with those by which Google's and Microsoft's calendars subscribe to it. */
  link({ token, hideCancelled }: CalendarLinkRecord): CalendarLink {
    const url = `${this.config.publicUrl()}/api/calendar/${token}.ics`;
    const webcalUrl = url.replace(/^https?:/, 'webcal:');
    const { t } = translator(sourceLocale, 'calendar');
    return {
      ...{ url, webcalUrl, hideCancelled },
      googleUrl: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcalUrl }).toString()}`,
      outlookUrl: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url, name: t('feed.name') }).toString()}`,
    };
  }

  private async entries(lessons: readonly CalendarLesson[], readerId: string): Promise<CalendarEntry[]> {
    const otherOf = ({ studentId, teacherId }: CalendarLesson) => (studentId === readerId ? teacherId : studentId);
    const people = await this.people.byIds([...new Set(lessons.map(otherOf))]);
    const around = { readerId, language: sourceLocale, publicUrl: this.config.publicUrl(), opensMinutes: joinOpensMinutes };
    return lessons.map((lesson) => lessonEntry(lesson, { ...around, name: people.get(otherOf(lesson))?.fullName }));
  }
}
