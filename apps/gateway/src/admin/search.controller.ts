import { Controller, Query } from '@nestjs/common';
import type { FoundLogin } from '@somo/contracts/asks/auth';
import type { OperatorRole } from '@somo/contracts/caller';
import type { LessonRecord } from '@somo/contracts/lessons';
import { mayUse } from '@somo/contracts/operator-roles';
import type { FoundAccount, OperatorLesson, OperatorSearch } from '@somo/contracts/operators-search';
import type { Page } from '@somo/contracts/page';
import type { Person } from '@somo/contracts/people';
import { ListOperatorLessonsQuery, OperatorSearchQuery } from '@somo/contracts/routes/admin';
import { readOperatorSearch } from '@somo/contracts/rules/operator-search';
import { Ask } from '@somo/platform/ask';
import { RolesOfCaller } from '../access/roles-of-caller.js';
import { Route } from '../http/route.js';
import { People } from '../people/people.js';

/** Lets operators find lessons and people by what they have at hand. */
@Controller()
export class AdminSearchController {
  constructor(
    private readonly ask: Ask,
    private readonly people: People,
  ) {}

  @Route('GET /api/admin/lessons', { summary: 'List lessons that start within up to 31 days, earliest first' })
  async listAllLessons(@Query() query: ListOperatorLessonsQuery): Promise<Page<OperatorLesson>> {
    const { items, nextCursor } = await this.ask.for('booking.list-lessons-between', { ...query });
    return { items: await this.named(items), nextCursor };
  }

  @Route('GET /api/admin/search', {
    summary: 'Find people, and lessons for those who may open them, by lesson ID, receipt number, email, or name',
  })
  async search(@RolesOfCaller() roles: readonly OperatorRole[], @Query() { q }: OperatorSearchQuery): Promise<OperatorSearch> {
    // Those who open no lessons find people alone.
    const isForLessons = mayUse(roles, 'GET /api/admin/lessons/:id/timeline');
    const { kind, text } = readOperatorSearch(q);
    switch (kind) {
      case 'id': {
        const [lessons, people] = await Promise.all([isForLessons ? this.lessonsById(text) : [], this.accounts({ userIds: [text] })]);
        return people.length > 0 ? this.withLessons(people, isForLessons) : { people: [], lessons };
      }
      case 'receipt': {
        const found = isForLessons ? await this.ask.for('payments.find-receipt', { number: text }) : null;
        return { people: [], lessons: found ? await this.lessonsById(found.bookingId) : [] };
      }
      case 'email':
        return this.withLessons(await this.accounts({ email: text }), isForLessons);
      case 'name': {
        const named = await this.ask.for('catalog.find-people', { name: text });
        return this.withLessons(await this.accounts({ userIds: named.map(({ id }) => id) }), isForLessons);
      }
    }
  }

  private async lessonsById(bookingId: string): Promise<OperatorLesson[]> {
    return this.named(await this.ask.for('booking.get-lessons', { bookingIds: [bookingId] }));
  }

  private async withLessons(people: FoundAccount[], isForLessons: boolean): Promise<OperatorSearch> {
    if (people.length === 0 || !isForLessons) return { people, lessons: [] };
    const records = await this.ask.for('booking.list-lessons-of-people', { userIds: people.map(({ id }) => id) });
    return { people, lessons: await this.named(records) };
  }

  private async accounts(wanted: { userIds: string[] } | { email: string }): Promise<FoundAccount[]> {
    if ('userIds' in wanted && wanted.userIds.length === 0) return [];
    const logins: FoundLogin[] = await this.ask.for('auth.find-accounts', wanted);
    const people = await this.people.byIds(logins.map(({ userId }) => userId));
    const accounts = logins.map(({ userId, ...login }) => ({ ...(people.get(userId) as Person), ...login }));
    return accounts.sort((a, b) => a.fullName.localeCompare(b.fullName) || a.email.localeCompare(b.email));
  }

  private async named(records: LessonRecord[]): Promise<OperatorLesson[]> {
    const people = await this.people.byIds(records.flatMap(({ studentId, teacherId }) => [studentId, teacherId]));
    const of = (id: string) => people.get(id) as Person;
    return records.map(({ id, subject, startsAt, endsAt, status, displayStatus, studentId, teacherId }) => ({
      ...{ id, subject, startsAt, endsAt, status, displayStatus },
      student: of(studentId),
      teacher: of(teacherId),
    }));
  }
}
