import { Controller } from '@nestjs/common';
import type { LessonRecord } from '@somo/contracts/lessons';
import type { OperatorLesson } from '@somo/contracts/operators-search';
import type { Person } from '@somo/contracts/people';
import type { PersonLessons, PersonMoney, PersonReports } from '@somo/contracts/person-history';
import type { ReviewCase } from '@somo/contracts/reviews';
import { Ask } from '@somo/platform/ask';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
import { People } from '../people/people.js';

/** What operators read about one person, part by part: each from the service that keeps it, and none without an entry in the audit log. */
@Controller()
export class PersonHistoryController {
  constructor(
    private readonly ask: Ask,
    private readonly people: People,
  ) {}

  @Route('GET /api/admin/people/:id/lessons', {
    summary: 'Get how many lessons a person has, with the latest ones and the latest problems; the look is in the audit log',
    of: 'account',
  })
  async getPersonLessons(@Id() userId: string): Promise<PersonLessons> {
    await this.ask.for('auth.note-look', { userId });
    const { counts, lessons, problems } = await this.ask.for('booking.get-person-lessons', { userId });
    const of = await this.names([...lessons, ...problems].flatMap(({ studentId, teacherId }) => [studentId, teacherId]));
    return {
      counts,
      lessons: lessons.map((lesson) => operatorLesson(lesson, of)),
      problems: problems.map((one) => ({ ...one, student: of(one.studentId), teacher: of(one.teacherId) })),
    };
  }

  @Route('GET /api/admin/people/:id/money', {
    summary: 'Get what a person has paid and earned in all; the look is in the audit log',
    of: 'account',
  })
  async getPersonMoney(@Id() userId: string): Promise<PersonMoney> {
    await this.ask.for('auth.note-look', { userId });
    return this.ask.for('payments.get-person-money', { userId });
  }

  @Route('GET /api/admin/people/:id/reports', {
    summary: 'Get the latest reports about and by a person; the look is in the audit log',
    of: 'account',
  })
  async getPersonReports(@Id() userId: string): Promise<PersonReports> {
    await this.ask.for('auth.note-look', { userId });
    const { about, by, ...counts } = await this.ask.for('messaging.list-reports-of-person', { userId });
    const of = await this.names([...about, ...by].flatMap((report) => [report.reporterId, report.userId]));
    const named = (report: (typeof about)[number]) => ({ ...report, reporter: of(report.reporterId), reported: of(report.userId) });
    return { ...counts, about: about.map(named), by: by.map(named) };
  }

  @Route('GET /api/admin/people/:id/reviews', {
    summary: 'Get the reviews by a person or about their lessons, hidden ones first; the look is in the audit log',
    of: 'account',
  })
  async getPersonReviews(@Id() userId: string): Promise<{ items: ReviewCase[] }> {
    await this.ask.for('auth.note-look', { userId });
    return this.ask.for('catalog.list-person-reviews', { userId });
  }

  private async names(ids: string[]): Promise<(id: string) => Person> {
    const people = await this.people.byIds(ids);
    return (id) => people.get(id) as Person;
  }
}

function operatorLesson(lesson: LessonRecord, of: (id: string) => Person): OperatorLesson {
  const { id, subject, startsAt, endsAt, status, displayStatus, studentId, teacherId } = lesson;
  return { id, subject, startsAt, endsAt, status, displayStatus, student: of(studentId), teacher: of(teacherId) };
}
