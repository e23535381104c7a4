import { Injectable } from '@nestjs/common';
import { minuteMs } from '@somo/calendar/days';
import type { LessonRecord } from '@somo/contracts/lessons';
import { joinClosesMinutes, joinOpensMinutes } from '@somo/contracts/rules/booking';
import { fromInstant } from '@somo/contracts/time';
import { Ask } from '@somo/platform/ask';
import { Log } from '@somo/platform/log';

/** A list of lessons does not wait longer for links. */
const askOptions = { timeoutMs: 1_000 };

/** Adds the teacher's meeting link to the lessons that can be entered now. Without an answer from scheduling, lessons have no link. */
@Injectable()
export class MeetingLinks {
  constructor(
    private readonly ask: Ask,
    private readonly log: Log,
  ) {}

  async addTo(lessons: LessonRecord[], now: number): Promise<LessonRecord[]> {
    const open = lessons.filter((lesson) => isOpen(lesson, now));
    if (open.length === 0) return lessons;
    const links = await this.linksOf([...new Set(open.map(({ teacherId }) => teacherId))]);
    return lessons.map((lesson) => (open.includes(lesson) ? { ...lesson, meetingLink: links[lesson.teacherId] ?? null } : lesson));
  }

  /** Asks as the service: only booking knows who may see a link. */
  private async linksOf(teacherIds: string[]): Promise<Record<string, string>> {
    try {
      return await this.ask.asService('scheduling.get-meeting-links', { teacherIds }, askOptions);
    } catch (error) {
      this.log.warn({ err: error }, 'lessons are listed without meeting links');
      return {};
    }
  }
}

function isOpen({ paidAt, status, startsAt, endsAt }: LessonRecord, now: number): boolean {
  const opensAt = fromInstant(startsAt) - joinOpensMinutes * minuteMs;
  const closesAt = fromInstant(endsAt) + joinClosesMinutes * minuteMs;
  return paidAt !== null && (status === 'confirmed' || status === 'completed') && opensAt <= now && now < closesAt;
}
