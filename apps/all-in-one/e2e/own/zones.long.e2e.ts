import type { Page } from '@playwright/test';
import { hourMs, minuteMs } from '@somo/calendar/days';
import { fromInstant } from '@somo/contracts/time';
import { freeDays, clickContinue } from '../actions.js';
import { aStudent, aTeacher, book, openStarts, tokenOf, type Person } from '../people.js';
import { expect, test } from '../somo.js';

// Written by Intl here and now, and by nothing of the product's.
const told = (at: number, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(at).replace(/\u202f/g, ' ');
const time = (at: number, zone: string) => told(at, zone, { hour: 'numeric', minute: '2-digit' });
const fullDay = (at: number, zone: string) => told(at, zone, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const day = (at: number, zone: string) => told(at, zone, { weekday: 'long', month: 'long', day: 'numeric' });
const offset = (at: number, zone: string) => told(at, zone, { timeZoneName: 'shortOffset', year: 'numeric' }).replace(/^\d+, /, '');
const ahead = (at: number, zone: string) => {
  const [, sign = '', hours = 0, minutes = 0] = /GMT([+-]?)(\d*):?(\d*)/.exec(offset(at, zone)) ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
};

/** Time zones of student and teacher that put lessons around one person's midnight, and dates with a clock change within the two weeks. */
const seasons = [
  {
    name: 'as it is today',
    from: null,
    pairs: [
      ['Africa/Lagos', 'Pacific/Honolulu'],
      ['America/New_York', 'Asia/Tokyo'],
      ['Asia/Kolkata', 'America/Los_Angeles'],
    ],
  },
  {
    name: 'when America goes to summer time on 14 March 2027',
    from: '2027-03-08T12:00:00Z',
    pairs: [
      ['America/New_York', 'Asia/Tokyo'],
      ['Asia/Kolkata', 'America/Los_Angeles'],
    ],
  },
  {
    name: 'when Egypt goes to winter time on 29 October 2027, and America nine days later',
    from: '2027-10-27T09:00:00Z',
    pairs: [
      ['Africa/Lagos', 'Africa/Cairo'],
      ['America/New_York', 'Africa/Cairo'],
    ],
  },
] as const;

/** The times the wizard offers on one of the days it shows; back to the days afterwards. */
async function offered(page: Page, name: string): Promise<string[]> {
  await page.getByRole('button', { name: `${name}, available`, exact: true }).click();
  const options = page.getByRole('radiogroup').locator('label');
  await expect(options.first()).toBeVisible();
  const shown = await options.allInnerTexts();
  await page.getByRole('button', { name: 'Back' }).click();
  return shown.map((words) => words.replace(/\s+/g, ' ').trim());
}

/** What a slot must say: one's own time, and the teacher's, by its day where that is another. */
function slotWords(at: number, zone: string, teacher: Person): string {
  const theirs = time(at, teacher.timeZone);
  const [hers, his] = [day(at, zone), day(at, teacher.timeZone)];
  const theirDay = told(at, teacher.timeZone, { weekday: 'short' });
  return `${time(at, zone)} ${teacher.firstName}'s time: ${hers === his ? '' : `${theirDay}, `}${theirs}`;
}

/** The first of the days whose hours read alike: the others show nothing that it does not. The last hour of all is booked below. */
function ofEachKind(starts: number[], zone: string, teacher: Person): { wanted: string; hours: number[] }[] {
  const days = [...new Set(starts.map((at) => fullDay(at, zone)))].map((wanted) => {
    const hours = starts.filter((at) => fullDay(at, zone) === wanted);
    const kind = hours.map((at) => `${time(at, zone)} ${time(at, teacher.timeZone)} ${day(at, zone) === day(at, teacher.timeZone)}`);
    return { wanted, hours, kind: kind.join() };
  });
  const kinds = days.map(({ kind }) => kind);
  return days.filter(({ kind }, at) => at === kinds.indexOf(kind));
}

async function turnTo(page: Page, wanted: string): Promise<void> {
  const free = page.getByRole('button', { name: `${wanted}, available`, exact: true });
  if (!(await free.isVisible())) await page.getByRole('button', { name: 'Next month' }).click();
  await expect(free).toBeVisible();
}

test.use({ own: 'zones' });
test.describe.configure({ mode: 'serial' });
test.skip(({ somo }) => somo.external, 'only a product of our own can be started in another season');

for (const { name, from, pairs } of seasons) {
  test(`BOOK-05 C04 ${name}: every hour is shown right to the student and for the teacher, also around midnight`, async ({
    open,
    somo,
  }) => {
    test.slow();
    const today = from ? Date.parse(from) : Date.now();
    if (from) {
      await somo.stop();
      await somo.start(Math.round((today - Date.now()) / minuteMs));
    }
    for (const [zone, teacherZone] of pairs) {
      await test.step(`${zone} looks at ${teacherZone}`, async () => {
        const teacher = await aTeacher(somo.url, { firstName: 'Amina', lastName: 'Sow', timeZone: teacherZone });
        const student = await aStudent(somo.url, { timeZone: zone });
        const starts = (await openStarts(somo.url, teacher.id, today)).map(fromInstant);
        const { page } = await open({ as: student, timezoneId: zone });
        await page.goto(`/student/book-lesson/${teacher.id}`);
        await expect(freeDays(page).first()).toBeVisible();
        for (const { wanted, hours } of ofEachKind(starts, zone, teacher)) {
          await turnTo(page, wanted);
          expect(await offered(page, wanted), wanted).toEqual(hours.map((at) => slotWords(at, zone, teacher)));
        }
        await bookedIsTold(page, somo.url, { student, teacher, zone, at: starts.at(-1) ?? 0, today });
        await page.context().close();
      });
    }
  });
}

interface Booked {
  student: Person;
  teacher: Person;
  zone: string;
  at: number;
  today: number;
}

/** The last hour there is, on its way through the last question, the dashboard and the list. */
async function bookedIsTold(page: Page, url: string, { student, teacher, zone, at, today }: Booked): Promise<void> {
  await turnTo(page, fullDay(at, zone));
  await page.getByRole('button', { name: `${fullDay(at, zone)}, available`, exact: true }).click();
  await page.getByRole('radio').last().check();
  await clickContinue(page);
  await clickContinue(page);
  const range = (its: string) => `${time(at, its)} - ${time(at + hourMs, its)} (${offset(at, its)})`;
  await expect(page.getByText(range(zone), { exact: true })).toBeVisible();
  const isElsewhere = day(at, zone) !== day(at, teacher.timeZone);
  const theirDay = isElsewhere ? `${told(at, teacher.timeZone, { weekday: 'short' })}, ` : '';
  await expect(page.getByText(`${theirDay}${range(teacher.timeZone)}`, { exact: true })).toBeVisible();
  const apart = (when: number) => ahead(when, zone) - ahead(when, teacher.timeZone);
  await expect(page.getByText('Clocks change before this lesson')).toHaveCount(apart(today) === apart(at) ? 0 : 1);

  await book(url, await tokenOf(url, student), teacher.id, (await openStarts(url, teacher.id, today)).at(-1)!);
  await page.goto('/student/dashboard');
  const lessons = page.getByRole('region', { name: 'Upcoming Lessons' });
  await expect(lessons.getByText(day(at, zone), { exact: true })).toBeVisible();
  await expect(lessons.getByText(range(zone), { exact: true })).toBeVisible();
  await page.goto('/student/lessons');
  const lesson = page.getByRole('article');
  await expect(lesson.getByText(fullDay(at, zone), { exact: true })).toBeVisible();
  await expect(lesson.getByText(range(zone), { exact: true })).toBeVisible();
  await expect(lesson).toContainText(`${time(at, teacher.timeZone)} - ${time(at + hourMs, teacher.timeZone)}`);
}
