import { expect, type Locator, type Page } from '@playwright/test';
import { fromInstant, toInstant } from '@somo/contracts/time';
import { randomUUID } from 'node:crypto';
import { bell, clickContinue, fillProfile, freeDays, goToConfirmStep } from './actions.js';
import { aNewcomer, aStudent, aTeacher, book, openStarts, tokenOf, type Person } from './people.js';
import { api } from './api.js';
import { handInDocument } from './documents.js';
import { until } from './until.js';

/** The accounts whose screens are checked, with very long names. */
export interface SeededData {
  student: Person;
  teacher: Person;
  /** Takes no new bookings for a month. */
  pausedTeacher: Person;
  newcomer: Pick<Person, 'email'>;
  operator: Pick<Person, 'email'>;
  /** Booked, paid, cancelled and refunded. */
  lessonId: string;
  /** Booked and paid, for a learner of the student. */
  paidLessonId: string;
  /** One that the teacher teaches. */
  moduleId: string;
  /** Of the student, about a message of the teacher; open. */
  reportId: string;
}

export interface Screen {
  title: string;
  path: (seeded: SeededData) => string;
  /** Something that appears only once the screen is complete. */
  ready: (page: Page, seeded: SeededData) => Locator;
  /** What to do on the screen before it is checked. */
  act?: (page: Page, seeded: SeededData) => Promise<void>;
}

export async function seedScreens(url: string): Promise<SeededData> {
  const subjects = ['Mathematics', 'Computer Science', 'Environmental Science'];
  const { items } = await api(url, 'GET /api/subjects');
  const teacher = await aTeacher(url, {
    firstName: 'Oluwaseun-Ayọ̀délé',
    lastName: 'Ogunbanjo-Adébáyọ̀',
    subjects: subjects.filter((subject) => items.includes(subject)),
  });
  const student = await aStudent(url, { firstName: 'Maximiliana', lastName: 'Featherstonehaugh-Cholmondeley' });
  const token = await tokenOf(url, student);
  const [soon, later] = await openStarts(url, teacher.id);
  if (!soon || !later) throw new Error('The teacher has no open hours.');
  const child = { firstName: 'Nomathemba-Thandiwe', ageGroup: '10-12', consent: true } as const;
  const { id: learnerId } = await api(url, 'POST /api/me/learners', { token, body: child });
  const forChild = { teacherId: teacher.id, startsAt: soon, learnerId };
  const { id: paidLessonId } = await api(url, 'POST /api/bookings', { token, key: randomUUID(), body: forChild });
  const { id } = await book(url, token, teacher.id, later);
  await until(async () => (await api(url, 'GET /api/lessons/:id', { token, params: { id } })).paidAt, { what: () => 'the payment' });
  await api(url, 'POST /api/lessons/:id/cancel', { token, params: { id }, body: {} });
  const startsAt = toInstant(fromInstant(later) + 3 * 86_400_000 + 10 * 3_600_000);
  const endsAt = toInstant(fromInstant(startsAt) + 3_600_000);
  const message = 'My exam is on the day after, so this would be the last chance to go through the exercises together.';
  await api(url, 'POST /api/booking-requests', { token, body: { teacherId: teacher.id, startsAt, endsAt, message } });
  const moduleId = (await api(url, 'GET /api/teachers/:id', { params: { id: teacher.id } })).modules[0]?.id ?? '';
  await api(url, 'PUT /api/me/favorites/:teacherId', { token, params: { teacherId: teacher.id } });
  const teachers = await tokenOf(url, teacher);
  const reportId = await reportMessage(url, token, teachers, { student, teacher });
  await handInDocument(url, teachers);
  await api(url, 'POST /api/me/learners', {
    token,
    body: { firstName: 'Oluwadamilola', ageGroup: '10-12', consent: true, consentVersion: 1 },
  });
  const pausedTeacher = await aTeacher(url, { firstName: 'Nkechinyere', lastName: 'Okonkwo-Wellington' });
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await api(url, 'PUT /api/me/pause', { token: await tokenOf(url, pausedTeacher), body: { until: inAMonth } });
  await api(url, 'PUT /api/me/favorites/:teacherId', { token, params: { teacherId: pausedTeacher.id } });
  return {
    student,
    teacher,
    pausedTeacher,
    newcomer: await aNewcomer(url),
    operator: await aNewcomer(url),
    lessonId: id,
    paidLessonId,
    moduleId,
    reportId,
  };
}

/** The teacher writes a message, which the student reports; returns the report's id. */
async function reportMessage(url: string, token: string, teachers: string, { student, teacher }: Pick<SeededData, 'student' | 'teacher'>) {
  const text = `Send the money to https://example.org/${'pay'.repeat(20)} instead, it is cheaper for both of us.`;
  const write = { token: teachers, params: { userId: student.id }, body: { text, clientId: randomUUID() } };
  const { seq } = await api(url, 'POST /api/conversations/:userId/messages', write);
  const body = { kind: 'pay-outside', text: 'The teacher wants to be paid somewhere else.', seq } as const;
  return (await api(url, 'POST /api/conversations/:userId/report', { token, params: { userId: teacher.id }, body })).id;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name });
const cards = (page: Page) => page.getByRole('article').first();
const openBell = async (page: Page) => {
  await bell(page).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
};
const openMenu = async (page: Page) => {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
};
/** Pages of text only. */
const words = (path: string, title: string): Screen => ({ title: `ROUTE-02 ${path}`, path: () => path, ready: heading(title) });
const editProfile = (page: Page) => page.getByRole('button', { name: 'Edit Profile' });
const history = (page: Page) => page.getByRole('region', { name: 'History' }).getByRole('listitem').first();
/** On a phone, what is seldom done with a lesson is behind 'More'. */
const showRareActs = async (page: Page) => {
  const more = page.getByRole('button', { name: /^More about / }).first();
  if (await more.isVisible()) await more.click();
};
const wizard = ({ teacher }: SeededData) => `/student/book-lesson/${teacher.id}`;

export const screensOf: Record<'visitor' | 'newcomer' | 'student' | 'teacher' | 'operator', Screen[]> = {
  visitor: [
    { title: 'PUB home', path: () => '/', ready: cards },
    { title: 'PUB home, menu open', path: () => '/', ready: cards, act: openMenu },
    { title: 'AUTH-01 sign-in', path: () => '/login', ready: heading('Welcome back') },
    { title: 'AUTH-08 registration', path: () => '/register', ready: heading('Create your account') },
    {
      title: 'AUTH-09 registration, refused',
      path: () => '/register',
      ready: heading('Create your account'),
      act: async (page) => {
        await page.getByRole('button', { name: 'Create Account' }).click();
        await expect(page.getByText('Please enter a valid email address')).toBeVisible();
      },
    },
    {
      title: 'AUTH-14 a reset link was sent',
      path: () => '/forgot-password',
      ready: heading('Forgot your password?'),
      act: async (page) => {
        await page.getByLabel('Email', { exact: true }).fill('nobody@example.test');
        await page.getByRole('button', { name: 'Send Reset Link' }).click();
        await expect(page.getByText("We've sent a password reset link to your email.")).toBeVisible();
      },
    },
    {
      title: 'AUTH-15 a new password, refused',
      path: () => '/reset-password#token=unknown',
      ready: heading('Create New Password'),
      act: async (page) => {
        await page.getByRole('button', { name: 'Update Password' }).click();
        await expect(page.getByText(/Password must be at least 8 characters/)).toBeVisible();
      },
    },
    { title: 'SET-10 a link to a copy of data', path: () => '/data-copy#token=unknown', ready: heading('A copy of your data') },
    { title: 'FIND-04 teachers', path: () => '/teachers', ready: cards },
    {
      title: 'FIND-03 teachers, filters open',
      path: () => '/teachers',
      ready: cards,
      act: async (page) => {
        await page.getByRole('button', { name: 'When' }).click();
        await page.getByText('Exact times').click();
        await expect(page.getByLabel('Or on one day')).toBeVisible();
      },
    },
    {
      title: 'FIND-04 public page of a teacher',
      path: ({ teacher }) => `/teachers/${teacher.id}`,
      ready: (page, { teacher }) => heading(`${teacher.firstName} ${teacher.lastName}`)(page),
    },
    {
      title: 'FIND-03 public page of a teacher who has paused',
      path: ({ pausedTeacher }) => `/teachers/${pausedTeacher.id}`,
      ready: (page) => page.getByText(/isn't taking new bookings until/),
    },
    {
      title: 'FIND-01 teachers, none found',
      path: () => `/teachers?q=${'z'.repeat(80)}&subject=${'z'.repeat(80)}`,
      ready: (page) => page.getByText('No teachers found'),
    },
    {
      title: 'FIND-05 teachers, sign-in needed',
      path: () => '/teachers',
      ready: cards,
      act: async (page) => {
        await page
          .getByRole('button', { name: /^Book Lesson with/ })
          .first()
          .click();
        await expect(page.getByRole('dialog', { name: 'Sign in to continue' })).toBeVisible();
      },
    },
    words('/how-it-works', 'How Somo works'),
    words('/about', 'About Somo'),
    words('/help', 'Help'),
    words('/contact', 'Contact'),
    words('/privacy', 'Privacy Policy'),
    words('/terms', 'Terms of Service'),
    words('/safety', 'Safety'),
    { title: 'ROUTE-01 unauthorized', path: () => '/unauthorized', ready: heading("You don't have access to this page") },
    { title: 'AUTH-16 a failed sign-in', path: () => '/auth/callback?error=google-failed', ready: heading('Authentication Error') },
    { title: 'AUTH-22 confirm-email without a token', path: () => '/confirm-email', ready: heading("This link doesn't work") },
    { title: 'ROUTE-07 not found', path: () => '/no/such/page', ready: heading('Oops! Page not found') },
  ],
  newcomer: [
    { title: 'ONB-01 onboarding', path: () => '/onboarding', ready: heading('Complete your profile') },
    {
      title: 'ONB-05 onboarding of a teacher, refused',
      path: () => '/onboarding',
      ready: heading('Complete your profile'),
      act: async (page) => {
        await page.getByRole('button', { name: 'Teacher', exact: true }).click();
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page.getByText('First name is required')).toBeVisible();
      },
    },
    {
      title: 'PERM-02 onboarding of a guardian, refused',
      path: () => '/onboarding',
      ready: heading('Complete your profile'),
      act: async (page) => {
        await fillProfile(page, 'Student', 'Abena', 'Owusu');
        await page.getByRole('checkbox', { name: /child/ }).click();
        await expect(page.getByLabel("Child's first name")).toBeVisible();
        await page.getByRole('button', { name: 'Complete Profile' }).click();
        await expect(page.getByText('Please choose an age group')).toBeVisible();
      },
    },
    {
      title: 'ONB-05 onboarding of a teacher, subjects',
      path: () => '/onboarding',
      ready: heading('Complete your profile'),
      act: async (page) => {
        await fillProfile(page, 'Teacher', 'Abena', 'Owusu');
        await clickContinue(page);
        await page.getByLabel('Search subjects').fill('maths');
        await page.getByRole('button', { name: 'Mathematics', exact: true }).click();
        await expect(page.getByRole('group', { name: 'Modules in Mathematics' }).getByRole('button').first()).toBeVisible();
      },
    },
    {
      title: 'ONB-05 AVL-08 onboarding of a teacher, hours',
      path: () => '/onboarding',
      ready: heading('Complete your profile'),
      act: async (page) => {
        await fillProfile(page, 'Teacher', 'Abena', 'Owusu');
        await clickContinue(page);
        await page.getByRole('button', { name: 'Mathematics', exact: true }).click();
        await clickContinue(page);
        await page.getByRole('button', { name: /^After school/ }).click();
        await expect(page.getByText(/^Students will see/)).toBeVisible();
      },
    },
  ],
  student: [
    {
      title: 'BOOK-14 a student reschedules a lesson',
      path: () => '/student/lessons',
      ready: cards,
      act: async (page) => {
        await showRareActs(page);
        await page
          .getByRole('button', { name: /^Reschedule/ })
          .first()
          .click();
        await expect(page.getByRole('group', { name: /'s hours$/ })).toBeVisible();
      },
    },
    {
      title: 'REQ-06 a student asks for another time',
      path: wizard,
      ready: (page) => page.getByRole('button', { name: 'Request another time' }),
      act: async (page) => {
        await page.getByRole('button', { name: 'Request another time' }).click();
        await expect(page.getByRole('radiogroup', { name: 'Time of day' })).toBeVisible();
      },
    },
    {
      title: 'SDASH-01 dashboard',
      path: () => '/student/dashboard',
      ready: (page) => page.getByRole('region', { name: 'Past Lessons' }).getByText('Cancelled', { exact: true }),
    },
    {
      title: 'NOTF-01 dashboard, bell open',
      path: () => '/student/dashboard',
      ready: (page) => page.getByText('Paid', { exact: true }),
      act: openBell,
    },
    {
      title: 'dashboard, menu open',
      path: () => '/student/dashboard',
      ready: (page) => page.getByText('Paid', { exact: true }),
      act: openMenu,
    },
    {
      title: 'AUTH-20 dashboard, sign-out asked',
      path: () => '/student/dashboard',
      ready: (page) => page.getByText('Paid', { exact: true }),
      act: async (page) => {
        await page.getByRole('button', { name: 'My Account' }).click();
        await page.getByRole('menuitem', { name: 'Logout' }).click();
        await expect(page.getByRole('alertdialog', { name: 'Logout Confirmation' })).toBeVisible();
      },
    },
    { title: 'FIND-01 find teachers', path: () => '/student/find-teachers', ready: cards },
    { title: 'BOOK-01 book a lesson, date', path: wizard, ready: (page) => freeDays(page).first() },
    {
      title: 'BOOK-05 book a lesson, time',
      path: wizard,
      ready: (page) => freeDays(page).first(),
      act: async (page) => {
        await freeDays(page).first().click();
        await page.getByRole('radio').first().check();
      },
    },
    { title: 'BOOK-13 book a lesson, confirm', path: wizard, ready: (page) => freeDays(page).first(), act: goToConfirmStep },
    {
      title: 'PERM-02 book a lesson, confirm, for a learner',
      path: wizard,
      ready: (page) => freeDays(page).first(),
      act: async (page) => {
        await goToConfirmStep(page);
        await page.getByText('Nomathemba-Thandiwe', { exact: true }).click();
        await expect(page.getByRole('radio', { name: 'Nomathemba-Thandiwe' })).toBeChecked();
      },
    },
    {
      title: 'BOOK-02 book a lesson, nobody named',
      path: () => '/student/book-lesson',
      ready: heading(/Who would you like to book|Choose a teacher first/),
    },
    { title: 'LES-01 my lessons', path: () => '/student/lessons', ready: cards },
    { title: 'LES-12 a lesson', path: ({ paidLessonId }) => `/lessons/${paidLessonId}`, ready: history },
    { title: 'LES-12 a lesson that was cancelled', path: ({ lessonId }) => `/lessons/${lessonId}`, ready: history },
    {
      title: 'LES-12 a lesson, cancel asked',
      path: ({ paidLessonId }) => `/lessons/${paidLessonId}`,
      ready: history,
      act: async (page) => {
        await page.getByRole('button', { name: 'Cancel lesson' }).click();
        await expect(page.getByRole('alertdialog', { name: 'Cancel this lesson?' })).toBeVisible();
      },
    },
    {
      title: 'PERM-02 my teachers',
      path: () => '/student/teachers',
      ready: (page) => page.getByRole('link', { name: /^Book a lesson with/ }),
    },
    {
      title: 'PERM-02 my teachers, favorites',
      path: () => '/student/teachers?tab=favorites',
      ready: (page) => page.getByRole('button', { name: /^Add .* to favorites$/ }).first(),
    },
    {
      title: 'LES-01 my lessons, past',
      path: () => '/student/lessons',
      ready: cards,
      act: async (page) => {
        await page.getByRole('tab', { name: 'Past Lessons' }).click();
        await expect(page.getByText('Cancelled by you')).toBeVisible();
      },
    },
    {
      title: 'BOOK-14 my lessons, cancel asked',
      path: () => '/student/lessons',
      ready: cards,
      act: async (page) => {
        await showRareActs(page);
        await page
          .getByRole('button', { name: /^Cancel lesson: / })
          .first()
          .click();
        await expect(page.getByRole('alertdialog', { name: 'Cancel this lesson?' })).toBeVisible();
      },
    },
    {
      title: 'CLS-03 a classroom that is not open yet',
      path: ({ paidLessonId }) => `/student/classroom/${paidLessonId}`,
      ready: (page) => page.getByText("The classroom isn't open yet").first(),
    },
    {
      title: 'CLS-03 the classroom of a lesson that was cancelled',
      path: ({ lessonId }) => `/student/classroom/${lessonId}`,
      ready: (page) => page.getByText('This lesson was cancelled').first(),
    },
    {
      title: 'C06 a classroom by its code',
      path: ({ lessonId }) => `/classroom/${lessonId}`,
      ready: (page) => page.getByText('This lesson was cancelled').first(),
    },
    {
      title: 'PAY-05 pay page of a lesson that was refunded',
      path: ({ lessonId }) => `/student/lessons/${lessonId}/pay`,
      ready: (page) => page.getByRole('heading', { name: 'Your payment was refunded' }),
    },
    {
      title: 'SET-03 SET-04 settings, account, refused',
      path: () => '/student/settings',
      ready: (page) => page.getByText('This device', { exact: true }),
      act: async (page) => {
        await page.getByRole('button', { name: 'Update password' }).click();
        await expect(page.getByText('Please enter a new password')).toBeVisible();
      },
    },
    {
      title: 'SET-02 SET-06 settings, notifications',
      path: () => '/student/settings?tab=notifications',
      ready: (page) => page.getByRole('switch', { name: 'Email notifications' }),
    },
    {
      title: 'SET-07 settings, privacy',
      path: () => '/student/settings?tab=privacy',
      ready: (page) => page.getByRole('switch', { name: 'Share activity' }),
    },
    {
      title: 'teachers whom a student waits for, none yet',
      path: () => '/student/teachers?tab=waits',
      ready: (page) => page.getByText("You're not waiting for anyone"),
    },
    {
      title: 'LES-12 settings, calendar, asked whether to replace the link',
      path: () => '/student/settings?tab=calendar',
      ready: (page) => page.getByRole('button', { name: 'Replace link' }),
      act: async (page) => {
        await page.getByRole('button', { name: 'Replace link' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
    {
      title: 'PAY-05 settings, payments, one opened',
      path: () => '/student/settings?tab=payments',
      ready: (page) => page.getByText('Refunded', { exact: true }),
      act: (page) =>
        page
          .getByRole('button', { name: /^Price breakdown/ })
          .first()
          .click(),
    },
    {
      title: 'BOOK-02 book a lesson, the teacher has paused',
      path: ({ pausedTeacher }) => `/student/book-lesson/${pausedTeacher.id}`,
      ready: (page) => page.getByText(/isn't taking new bookings until/),
    },
    {
      title: 'PRO-01 my profile, with a learner',
      path: () => '/student/profile',
      ready: (page) => page.getByRole('region', { name: 'Learners' }).getByText('Oluwadamilola').first(),
    },
    {
      title: 'PRO-01 my profile, editing, refused',
      path: () => '/student/profile',
      ready: editProfile,
      act: async (page) => {
        await editProfile(page).click();
        await page.getByLabel('First name').fill('');
        await page.getByRole('button', { name: 'Save Changes' }).click();
        await expect(page.getByText('First name is required')).toBeVisible();
      },
    },
    {
      title: 'MOD-02 a module',
      path: ({ moduleId }) => `/student/modules/${moduleId}`,
      ready: (page) => page.getByRole('link', { name: /^Book / }).first(),
    },
    {
      title: 'MSG-01 messages',
      path: () => '/student/messages',
      ready: (page) => page.getByRole('list', { name: 'Contacts' }),
    },
    {
      title: 'MSG-02 messages, a conversation with long words',
      path: ({ teacher }) => `/student/messages?with=${teacher.id}`,
      ready: (page) => page.getByRole('textbox', { name: 'Message' }),
      act: async (page) => {
        await page
          .getByRole('textbox', { name: 'Message' })
          .fill(`Hello ${'Donaudampfschifffahrt'.repeat(4)}\nhttps://example.org/${'a'.repeat(60)}`);
        await page.keyboard.press('Enter');
        await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();
      },
    },
    {
      title: 'MSG-03 a message, about to be reported',
      path: ({ teacher }) => `/student/messages?with=${teacher.id}`,
      ready: (page) => page.getByText(/^You reported a message on/),
      act: async (page) => {
        await page
          .getByRole('button', { name: /^Report this message/ })
          .last()
          .click();
        const dialog = page.getByRole('dialog', { name: 'Report this message' });
        await dialog.getByRole('button', { name: 'Send report' }).click();
        await expect(dialog.getByText("Please choose what's wrong")).toBeVisible();
      },
    },
    { title: 'NOTF-01 notifications', path: () => '/student/notifications', ready: (page) => page.getByText('Booking confirmed').first() },
    {
      title: 'NOTF-03 notifications, none of a type',
      path: () => '/student/notifications',
      ready: (page) => page.getByText('Booking confirmed').first(),
      act: async (page) => {
        await page.getByLabel('Type').selectOption('message');
        // In a slow run, the teacher's message has waited long enough to be one.
        await expect(page.getByText('No message notifications').or(page.getByText('sent you a message')).first()).toBeVisible();
      },
    },
  ],
  teacher: [
    { title: 'TDASH-01 dashboard', path: () => '/teacher/dashboard', ready: (page) => page.getByText('Paid', { exact: true }) },
    { title: 'LES-04 my lessons', path: () => '/teacher/lessons', ready: cards },
    { title: 'LES-12 a lesson', path: ({ paidLessonId }) => `/lessons/${paidLessonId}`, ready: history },
    { title: 'STU-01 my students', path: () => '/teacher/students', ready: (page) => page.getByText('1 Total') },
    {
      title: 'STU-02 STU-03 my students, one chosen',
      path: ({ student }) => `/teacher/students?student=${student.id}`,
      ready: (page) => page.getByRole('button', { name: 'Add Note' }),
    },
    { title: 'PRO-02 my profile', path: () => '/teacher/profile', ready: editProfile },
    {
      title: 'PRO-03 my profile, editing',
      path: () => '/teacher/profile',
      ready: editProfile,
      act: async (page) => {
        await editProfile(page).click();
        await expect(page.getByRole('dialog', { name: 'Edit Profile' })).toBeVisible();
      },
    },
    {
      title: 'FIND-03 my profile, about to pause',
      path: () => '/teacher/profile',
      ready: editProfile,
      act: async (page) => {
        await page.getByRole('button', { name: 'Pause new bookings' }).click();
        await page.getByRole('dialog').getByRole('button', { name: '2 weeks' }).click();
        await expect(page.getByText(/^Students can book you again from/)).toBeVisible();
      },
    },
    {
      title: 'SUBJ-02 my profile, subjects',
      path: () => '/teacher/profile',
      ready: editProfile,
      act: async (page) => {
        await page.getByRole('button', { name: 'Edit teaching subjects' }).click();
        await expect(page.getByRole('group', { name: 'Modules of Mathematics' }).getByRole('button').nth(1)).toBeVisible();
      },
    },
    {
      title: 'CLS-03 the classroom of a lesson that was cancelled',
      path: ({ lessonId }) => `/teacher/classroom/${lessonId}`,
      ready: (page) => page.getByText('This lesson was cancelled').first(),
    },
    {
      title: 'EARN-02 earnings, transactions, one opened',
      path: () => '/teacher/earnings',
      ready: (page) => page.getByText('Refunded', { exact: true }),
      act: (page) =>
        page
          .getByRole('button', { name: /^Details/ })
          .first()
          .click(),
    },
    {
      title: 'EARN-02 earnings, analytics',
      path: () => '/teacher/earnings',
      ready: (page) => page.getByText('Refunded', { exact: true }),
      act: async (page) => {
        await page.getByRole('tab', { name: 'Analytics' }).click();
        await expect(page.getByRole('img', { name: /^Earnings for / })).toBeVisible();
      },
    },
    { title: 'AVL-02 my schedule', path: () => '/teacher/schedule', ready: (page) => page.getByRole('grid', { name: 'Weekly hours' }) },
    {
      title: 'AVL-06 my schedule, by its older address',
      path: () => '/teacher/availability',
      ready: (page) => page.getByRole('grid', { name: 'Weekly hours' }),
    },
    {
      title: 'AVL-05 breaks and leave',
      path: () => '/teacher/schedule?tab=breaks',
      ready: (page) => page.getByText('None planned.'),
    },
    {
      title: 'calendars elsewhere',
      path: () => '/teacher/schedule?tab=calendars',
      ready: (page) => page.getByRole('button', { name: 'Connect Calendar' }),
    },
    { title: 'REQ-02 booking requests', path: () => '/teacher/booking-requests', ready: cards },
    {
      title: 'REQ-03 a booking request',
      path: () => '/teacher/booking-requests',
      ready: cards,
      act: async (page) => {
        await page.getByRole('button', { name: /^Details of the request/ }).click();
        await expect(page.getByRole('dialog', { name: 'Booking Request Details' })).toBeVisible();
      },
    },
    {
      title: 'REQ-11 a teacher suggests another time in answer to a request',
      path: () => '/teacher/booking-requests',
      ready: cards,
      act: async (page) => {
        await page.getByRole('button', { name: /^Suggest another time/ }).click();
        await expect(page.getByRole('radiogroup', { name: 'Time of day' })).toBeVisible();
      },
    },
    {
      title: 'BOOK-14 a teacher proposes another time',
      path: () => '/teacher/lessons',
      ready: cards,
      act: async (page) => {
        await showRareActs(page);
        await page
          .getByRole('button', { name: /^Propose another time/ })
          .first()
          .click();
        await expect(page.getByRole('radiogroup', { name: 'Time of day' })).toBeVisible();
      },
    },
    {
      title: 'SET-10 settings, teaching',
      path: () => '/teacher/settings?tab=teaching',
      ready: (page) => page.getByLabel('Instant booking'),
    },
    {
      title: 'SET-01 SET-03 settings, account',
      path: () => '/teacher/settings',
      ready: (page) => page.getByText('This device', { exact: true }),
    },
    {
      title: 'SET-01 SET-06 settings, notifications',
      path: () => '/teacher/settings?tab=notifications',
      ready: (page) => page.getByRole('switch', { name: 'Email notifications' }),
    },
    {
      title: 'LES-12 settings, calendar',
      path: () => '/teacher/settings?tab=calendar',
      ready: (page) => page.getByRole('switch', { name: 'Hide cancelled lessons' }),
    },
    { title: 'SET-08 settings, payment', path: () => '/teacher/settings?tab=payment', ready: heading('Settings') },
    {
      title: 'SET-08 settings, payment, refused',
      path: () => '/teacher/settings?tab=payment',
      ready: (page) => page.getByRole('button', { name: 'Save payment information' }),
      act: async (page) => {
        await page.getByRole('button', { name: 'Save payment information' }).click();
        await expect(page.getByText('Please enter the name of the bank')).toBeVisible();
      },
    },
    {
      title: 'MSG-01 messages',
      path: () => '/teacher/messages',
      ready: (page) => page.getByRole('list', { name: 'Contacts' }),
    },
    {
      title: 'MSG-02 messages, a conversation with long words',
      path: ({ student }) => `/teacher/messages?with=${student.id}`,
      ready: (page) => page.getByRole('textbox', { name: 'Message' }),
      act: async (page) => {
        await page
          .getByRole('textbox', { name: 'Message' })
          .fill(`Hello ${'Donaudampfschifffahrt'.repeat(4)}\nhttps://example.org/${'a'.repeat(60)}`);
        await page.keyboard.press('Enter');
        await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();
      },
    },
    { title: 'NOTF-01 notifications', path: () => '/teacher/notifications', ready: (page) => page.getByText('New booking').first() },
  ],
  operator: [
    {
      title: 'A14 what operators see first',
      path: () => '/admin',
      ready: (page) => page.getByText('No open problems.'),
    },
    {
      title: 'A14 a search that finds nothing',
      path: () => '/admin',
      ready: heading('Operations'),
      act: async (page) => {
        await page.getByLabel('Find a lesson or a person').fill('R-0000-0000-0000');
        await page.getByRole('button', { name: 'Search' }).click();
        await expect(page.getByText('Nothing found')).toBeVisible();
      },
    },
    {
      title: 'C16 timeline of a lesson',
      path: ({ lessonId }) => `/admin/lessons/${lessonId}`,
      ready: (page) => page.getByText(/^\$[\d.,]+ refunded to the student$/),
    },
    {
      title: 'PERM-05 money of a lesson, a refund asked',
      path: ({ paidLessonId }) => `/admin/lessons/${paidLessonId}`,
      ready: (page) => page.getByText(/^Payment of .* received$/),
      act: async (page) => {
        await page.getByRole('button', { name: 'Refund', exact: true }).click();
        const dialog = page.getByRole('alertdialog', { name: 'Refund this lesson' });
        await dialog.getByRole('radio', { name: 'Part of it' }).click();
        await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
        await expect(dialog.getByText('Please enter an amount')).toBeVisible();
      },
    },
    {
      title: 'C36 an account, about to be suspended',
      path: ({ student }) => `/admin/people/${student.id}`,
      ready: (page) => page.getByText('Latest lessons'),
      act: async (page) => {
        await page.getByRole('button', { name: 'Take action' }).click();
        const dialog = page.getByRole('alertdialog');
        await dialog.getByRole('radio', { name: 'Suspend' }).click();
        await dialog.getByRole('button', { name: 'Suspend account' }).click();
        await expect(dialog.getByText('Please add a note')).toBeVisible();
      },
    },
    { title: 'PERM-05 people', path: () => '/admin/people', ready: (page) => page.getByRole('table', { name: 'People' }) },
    {
      title: 'PERM-05 people, some found',
      path: () => '/admin/people?q=Maximiliana',
      ready: (page) => page.getByRole('link', { name: /Maximiliana/ }).first(),
    },
    { title: 'PERM-05 audit log', path: () => '/admin/audit', ready: heading('Audit log') },
    { title: 'PERM-05 operators', path: () => '/admin/operators', ready: heading('Operators') },
    { title: 'PERM-05 system', path: () => '/admin/system', ready: (page) => page.getByRole('heading', { name: 'What Somo needs' }) },
    {
      title: "C36 an operator's settings",
      path: () => '/admin/settings',
      ready: (page) => page.getByRole('heading', { name: 'Two-step sign-in' }),
    },
    { title: 'LES-10 problems, none', path: () => '/admin/problems', ready: (page) => page.getByText('No open problems') },
    { title: 'PERM-05 reports', path: () => '/admin/reports', ready: (page) => page.getByRole('table', { name: 'Reports' }) },
    {
      title: 'PERM-05 reports, none answered',
      path: () => '/admin/reports?status=answered',
      ready: (page) => page.getByText('Nothing closed yet'),
    },
    {
      title: 'PERM-05 a report',
      path: ({ reportId }) => `/admin/reports/${reportId}`,
      ready: (page) => page.getByText('Reported message'),
    },
    {
      title: 'PERM-05 a report, about to be answered',
      path: ({ reportId }) => `/admin/reports/${reportId}`,
      ready: (page) => page.getByText('Reported message'),
      act: async (page) => {
        await page.getByRole('button', { name: 'Answer' }).click();
        const dialog = page.getByRole('alertdialog');
        await dialog.getByRole('button', { name: 'Send answer' }).click();
        await expect(dialog.getByText('Please add a note')).toBeVisible();
      },
    },
    { title: 'FIND-10 documents to check', path: () => '/admin/verification', ready: cards },
    {
      title: 'FIND-10 documents, none decided',
      path: () => '/admin/verification?status=decided',
      ready: (page) => page.getByText('No decisions yet'),
    },
    { title: 'PERM-05 payouts, none', path: () => '/admin/payouts', ready: (page) => page.getByText('No payouts yet') },
    { title: 'PERM-05 ledger', path: () => '/admin/ledger', ready: (page) => page.getByText('The books balance.') },
  ],
};
