import type { Lesson } from '@somo/contracts/lessons';
import type { DevMail, Notification } from '@somo/contracts/notifications';
import { isRequest } from '@somo/contracts/requests';
import type { Instant } from '@somo/contracts/time';
import { randomUUID } from 'node:crypto';
import { api } from './api.js';
import { until } from './until.js';

export const password = 'Passw0rd-x';

export interface Person {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  fullName: string;
  timeZone: string;
}

export interface Request {
  firstName?: string;
  lastName?: string;
  timeZone?: string;
  subjects?: string[];
}

/** A new, unused email address. */
export const newEmail = (name: string) => `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@example.test`;

/** A registered account that has not been onboarded. */
export async function aNewcomer(url: string): Promise<Pick<Person, 'id' | 'email'> & { token: string }> {
  const email = newEmail('new');
  const { user, accessToken } = await api(url, 'POST /api/auth/register', { body: { email, password, agreeToTerms: true } });
  return { id: user.id, email, token: accessToken };
}

async function onboarded(url: string, userType: 'student' | 'teacher', request: Required<Omit<Request, 'subjects'>>) {
  const { id, email, token } = await aNewcomer(url);
  const body = { userType, ...request, ...(userType === 'teacher' ? { hourlyRateCents: 2500 } : {}) };
  const { accessToken } = await api(url, 'POST /api/onboarding', { token, body });
  return { token: accessToken, person: { id, email, ...request, fullName: `${request.firstName} ${request.lastName}` } };
}

export async function aStudent(
  url: string,
  { firstName = 'Grace', lastName = 'Miller', timeZone = 'America/New_York' }: Request = {},
): Promise<Person> {
  return (await onboarded(url, 'student', { firstName, lastName, timeZone })).person;
}

/** A listed teacher with the default hours and open slots. */
export async function aTeacher(url: string, request: Request = {}): Promise<Person> {
  const { firstName = 'Kwame', lastName = 'Mensah', timeZone = 'Africa/Lagos', subjects = ['Mathematics'] } = request;
  const { token, person } = await onboarded(url, 'teacher', { firstName, lastName, timeZone });
  const choices = await Promise.all(
    subjects.map(async (subject) => {
      const { items } = await api(url, 'GET /api/modules', { query: { subject } });
      return { subject, moduleIds: items.slice(0, 2).map(({ id }) => id) };
    }),
  );
  await api(url, 'PUT /api/me/subjects', { token, body: { subjects: choices } });
  await until(async () => (await api(url, 'GET /api/teachers/:id', { params: { id: person.id } })).nextFreeAt, {
    what: () => `a free time of ${person.fullName}`,
  });
  return person;
}

export async function tokenOf(url: string, { email }: Pick<Person, 'email'>): Promise<string> {
  const answer = await api(url, 'POST /api/auth/login', { body: { email, password } });
  if ('step' in answer) throw new Error(`${email} signs in with two steps.`);
  return answer.accessToken;
}

/** A teacher's open starts, soonest first, as of the product's date, which may differ from this machine's. */
export async function openStarts(url: string, teacherId: string, today = Date.now()): Promise<Instant[]> {
  const day = (n: number) => new Date(today + n * 86_400_000).toISOString().slice(0, 10);
  const { days } = await api(url, 'GET /api/teachers/:id/slots', {
    params: { id: teacherId },
    query: { from: day(0), to: day(20), timeZone: 'UTC' },
  });
  return days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
}

/** Books with a teacher who takes bookings at once. */
export async function book(url: string, token: string, teacherId: string, startsAt: Instant, key: string = randomUUID()): Promise<Lesson> {
  const booked = await api(url, 'POST /api/bookings', { token, key, body: { teacherId, startsAt } });
  if (isRequest(booked)) throw new Error('The lesson was requested, not booked.');
  return booked;
}

export async function bellRows(url: string, token: string): Promise<Notification[]> {
  return (await api(url, 'GET /api/notifications', { token, query: { limit: '100' } })).items;
}

export async function mailsTo(url: string, email: string): Promise<DevMail[]> {
  const answer = await fetch(`${url}/dev/mail.json?to=${encodeURIComponent(email)}`);
  return ((await answer.json()) as { items: DevMail[] }).items;
}
