import { Injectable } from '@nestjs/common';
import type { CalendarFeed, CalendarLesson, CalendarLink, CalendarLinkRecord } from '@somo/contracts/calendars';
import { joinOpensMinutes } from '@somo/contracts/rules/booking';
import { feedEverySeconds } from '@somo/contracts/rules/calendars';
import { lessonEntry, uidOf } from '@somo/messages/lesson-entry';
import { translator } from '@somo/messages/translator';
import { calendarFile, type CalendarEntry } from '@somo/platform/calendar/calendar-file';
import { GatewayConfig } from '../gateway.config.js';
import { People } from '../people/people.js';

interface Reader {
  userId: string;
  language: string;
}

/** Writes lessons as calendar files: adds names, words and addresses to what booking knows. */
@Injectable()
export class CalendarFiles {
  constructor(
    private readonly people: People,
    private readonly config: GatewayConfig,
  ) {}

  /** Returns one lesson as a file. */
  async lesson(lesson: CalendarLesson, reader: Reader): Promise<string> {
    return calendarFile({ method: 'PUBLISH', entries: await this.entries([lesson], reader) });
  }

  /** Returns all lessons and days off as a feed. */
  async feed({ userId, language, lessons, breaks }: CalendarFeed): Promise<string> {
    const { t } = translator(language, 'calendar');
    const publicUrl = this.config.publicUrl();
    const days = breaks.map(({ startDate, endDate }) => ({
      uid: uidOf(`${userId}-${startDate}-${endDate}`, publicUrl),
      ...{ startDate, endDate },
      summary: t('feed.timeOff'),
    }));
    const entries = await this.entries(lessons, { userId, language });
    return calendarFile({ method: 'PUBLISH', entries, days, feed: { name: t('feed.name'), everySeconds: feedEverySeconds } });
  }

  /** Returns the addresses of a link, with those by which Google's and Microsoft's calendars subscribe to it. */
  link({ token, hideCancelled }: CalendarLinkRecord, language: string): CalendarLink {
    const url = `${this.config.publicUrl()}/api/calendar/${token}.ics`;
    const webcalUrl = url.replace(/^https?:/, 'webcal:');
    const { t } = translator(language, 'calendar');
    return {
      ...{ url, webcalUrl, hideCancelled },
      googleUrl: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcalUrl }).toString()}`,
      outlookUrl: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url, name: t('feed.name') }).toString()}`,
    };
  }

  private async entries(lessons: readonly CalendarLesson[], { userId, language }: Reader): Promise<CalendarEntry[]> {
    const otherOf = ({ studentId, teacherId }: CalendarLesson) => (studentId === userId ? teacherId : studentId);
    const people = await this.people.byIds([...new Set(lessons.map(otherOf))]);
    const around = { readerId: userId, language, publicUrl: this.config.publicUrl(), opensMinutes: joinOpensMinutes };
    const nameOf = (lesson: CalendarLesson) => {
      const other = people.get(otherOf(lesson));
      return other?.closed ? undefined : other?.fullName;
    };
    return lessons.map((lesson) => lessonEntry(lesson, { ...around, name: nameOf(lesson) }));
  }
}
