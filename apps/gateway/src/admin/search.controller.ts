import { Controller, Query } from '@nestjs/common';
import type { AccountQuery, FoundLogin } from '@somo/contracts/asks/auth';
import type { OperatorRole } from '@somo/contracts/caller';
import type { LessonRecord } from '@somo/contracts/lessons';
import { mayUse } from '@somo/contracts/operator-roles';
import type { FoundAccount, OperatorLesson, OperatorSearch } from '@somo/contracts/operators-search';
import type { Page } from '@somo/contracts/page';
import type { Person } from '@somo/contracts/people';
import { ListOperatorLessonsQuery, ListPeopleQuery, OperatorSearchQuery } from '@somo/contracts/routes/admin';
import { Refusal } from '@somo/contracts/refusals';
import { readOperatorSearch } from '@somo/contracts/rules/operator-search';
import { isInstant, type Instant } from '@somo/contracts/time';
import { Ask } from '@somo/platform/ask';
import { decodeCursor, encodeCursor } from '@somo/platform/cursor';
import { isUuid } from '@somo/platform/ids';
import { RolesOfCaller } from '../access/roles-of-caller.js';
import { Route } from '../http/route.js';
import { People } from '../people/people.js';

type Login = FoundLogin & { verified?: boolean };

const defaultLimit = 25;
/** Accounts read at a time where some do not match. */
const batch = 100;
/** Where next to nobody matches, a page ends before it is full, so that one request reads no more accounts than this times `batch`. */
const mostBatches = 10;

/** Lets operators list people and lessons, and find them by what they have at hand. */
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

  @Route('GET /api/admin/people', { summary: 'List accounts, newest first; by role, by standing, or teachers by verification' })
  async listPeople(@Query() { role, standing, verified, cursor, limit = defaultLimit }: ListPeopleQuery): Promise<Page<FoundAccount>> {
    if (verified !== undefined && (role ?? 'teacher') !== 'teacher') return { items: [], nextCursor: null };
    const who = verified === undefined ? role : 'teacher';
    const query = { ...(who && { role: who }), ...(standing && { standing }), ...before(cursor) };
    const { logins, last } = await this.pageOf(query, verified, limit);
    return { items: await this.accountsOf(logins), nextCursor: last ? encodeCursor([last.createdAt, last.userId]) : null };
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
    // Without catalog, they are found as before, but not marked.
    const accounts = await this.accountsOf(await this.withVerified(logins).catch(unlessUnavailable(logins)));
    return accounts.sort((a, b) => a.fullName.localeCompare(b.fullName) || a.email.localeCompare(b.email));
  }

  /** Returns one page of the list, and after which account the next begins. Catalog knows who is verified, so that filter is applied here. */
  private async pageOf(
    query: Omit<AccountQuery, 'limit'>,
    verified: boolean | undefined,
    limit: number,
  ): Promise<{ logins: Login[]; last?: FoundLogin | undefined }> {
    const found: Login[] = [];
    const size = verified === undefined ? limit + 1 : batch;
    let last: FoundLogin | undefined;
    for (let round = 0; round < mostBatches; round += 1) {
      const position = last ? { before: { at: last.createdAt, id: last.userId } } : {};
      const accounts: FoundLogin[] = await this.ask.for('auth.list-accounts', { ...query, ...position, limit: size });
      found.push(...(await this.withVerified(accounts)).filter((login) => verified === undefined || login.verified === verified));
      if (found.length > limit) return { logins: found.slice(0, limit), last: found[limit - 1] };
      if (accounts.length < size) return { logins: found };
      last = accounts.at(-1);
    }
    return { logins: found, last };
  }

  private async withVerified(logins: FoundLogin[]): Promise<Login[]> {
    const ids = logins.filter(({ role }) => role === 'teacher').map(({ userId }) => userId);
    const verified = new Set(ids.length > 0 ? await this.ask.for('catalog.filter-verified', { ids }) : []);
    return logins.map((login) => ({ ...login, verified: verified.has(login.userId) }));
  }

  private async accountsOf(logins: Login[]): Promise<FoundAccount[]> {
    const people = await this.people.byIds(logins.map(({ userId }) => userId));
    return logins.map(({ userId, ...login }) => ({ ...(people.get(userId) as Person), ...login }));
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

function before(cursor: string | undefined): Pick<AccountQuery, 'before'> {
  if (cursor === undefined) return {};
  const [at, id] = decodeCursor(cursor, isInstant, isUuid);
  return { before: { at: at as Instant, id: id as string } };
}

const unlessUnavailable =
  (logins: FoundLogin[]) =>
  (error: unknown): Login[] => {
    if (error instanceof Refusal && error.kind === 'unavailable') return logins;
    throw error;
  };
