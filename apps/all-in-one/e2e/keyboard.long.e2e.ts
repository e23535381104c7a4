import type { Page } from '@playwright/test';
import { bell, freeDays } from './actions.js';
import { choose, dialogKeepsFocus, tabThrough, tabTo, type } from './keyboard-navigation.js';
import { aTeacher, newEmail, password, type Person } from './people.js';
import { expect, test } from './somo.js';

let teacher: Person;
test.beforeAll(async ({ somo }) => {
  teacher = await aTeacher(somo.url, { firstName: 'Ngozi', lastName: 'Balogun' });
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const navigation = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** From the home page to the onboarding, as a newcomer. */
async function registers(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await choose(page, page.getByRole('link', { name: 'Become a Teacher' }));
  await expect(page).toHaveURL(/\/register$/);
  await type(page, page.getByLabel('Email', { exact: true }), email);
  await type(page, page.getByLabel('Password', { exact: true }), password);
  await type(page, page.getByLabel('Confirm password', { exact: true }), password);
  await tabTo(page, page.getByRole('checkbox', { name: /^I agree/ }));
  await page.keyboard.press('Space');
  await choose(page, button(page, 'Create Account'));
  await expect(page).toHaveURL(/\/onboarding$/);
}

test('DATA-08 by keyboard alone: register, onboard, find a teacher, book, look at the dashboard, the lessons and the notifications', async ({
  open,
}) => {
  test.slow();
  const { page } = await open();
  const focused = () => page.evaluate<string>(`document.activeElement.getAttribute('aria-label') ?? ''`);
  await test.step('AUTH-08 registers', () => registers(page, newEmail('keys')));

  await test.step('ONB-01 says who they are', async () => {
    await choose(page, button(page, 'Student'));
    await type(page, page.getByLabel('First name'), 'Ama');
    await type(page, page.getByLabel('Last name'), 'Keys');
    await choose(page, button(page, 'Complete Profile'));
    await expect(page).toHaveURL(/\/student\/dashboard$/);
  });

  await test.step('FIND-01 finds the teacher', async () => {
    await choose(page, navigation(page, 'Find Teachers'));
    await type(page, page.getByLabel('Search teachers'), teacher.fullName);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '1 teacher' })).toBeVisible();
    await choose(page, button(page, `Book Lesson with ${teacher.fullName}`));
    await expect(freeDays(page).first()).toBeVisible();
  });

  await test.step('BOOK-03 BOOK-10 books an hour', async () => {
    await tabTo(page, freeDays(page).first());
    const day = await focused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).not.toBe(day);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(focused).toBe(day);
    // Of the first day no more than its last hour may be left; the next may be of another month.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect.poll(focused, { timeout: 100 }).toMatch(/, available$/);
    }).toPass();
    await page.keyboard.press('Enter');
    const hours = page.getByRole('radiogroup').getByRole('radio');
    await tabTo(page, hours.first());
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(hours.nth(1)).toBeChecked();
    await choose(page, button(page, 'Continue'));
    await expect(page.getByRole('heading', { name: 'Choose a module' })).toBeVisible();
    await choose(page, button(page, 'Continue'));
    await expect(page.getByRole('heading', { name: 'Review and confirm' })).toBeFocused();
    await choose(page, button(page, 'Confirm booking'));
    const dialog = page.getByRole('dialog', { name: 'Booking Confirmed!' });
    await expect(dialog.getByText('Paid', { exact: true })).toBeVisible();
    await choose(page, dialog.getByRole('link', { name: 'Go to Dashboard' }));
    await expect(page).toHaveURL(/\/student\/dashboard$/);
  });

  await test.step('SDASH-03 every stop of the dashboard shows its focus, and none holds it', async () => {
    await expect(page.getByRole('region', { name: 'Upcoming Lessons' }).getByText('Paid', { exact: true })).toBeVisible();
    await expect(button(page, 'Dismiss')).toHaveCount(0);
    // Focus begins at the heading when the page opens.
    const stops = (await tabThrough(page)).map((stop) => stop.replace(/^a View lesson: .*/, 'a View lesson'));
    expect(stops).toEqual([
      'button Send a new link',
      'a View lesson',
      'a Message Ngozi Balogun',
      'a Join Lesson',
      'a All lessons',
      'a Payment received',
      'a Booking confirmed',
      'a View all notifications',
      'a Browse Teachers',
    ]);
  });

  await test.step('NOTF-01 the bell opens, closes, and leads to the lesson', async () => {
    await choose(page, bell(page));
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(bell(page)).toBeFocused();
    await choose(page, bell(page));
    await choose(page, list.getByRole('link', { name: /Booking confirmed/ }));
    await expect(page).toHaveURL(/\/lessons\/[\w-]+$/);
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  });

  await test.step('AUTH-20 BOOK-14 dialogs keep the focus and give it back', async () => {
    await choose(page, navigation(page, 'My Lessons'));
    const cancel = page.getByRole('button', { name: /^Cancel lesson: / });
    await choose(page, page.getByRole('button', { name: /^More about / }));
    await choose(page, cancel);
    await dialogKeepsFocus(page, page.getByRole('alertdialog', { name: 'Cancel this lesson?' }), cancel);
    await tabTo(page, page.getByRole('tab', { name: 'Upcoming' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Past Lessons' })).toHaveAttribute('aria-selected', 'true');
    const account = button(page, 'My Account');
    await choose(page, account);
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await dialogKeepsFocus(page, page.getByRole('alertdialog', { name: 'Logout Confirmation' }), account);
  });

  await test.step('NOTF-01 the notifications are read and deleted', async () => {
    await choose(page, bell(page));
    await choose(page, page.getByRole('link', { name: 'View all notifications' }));
    await choose(page, page.getByRole('button', { name: /^More about: / }).first());
    await expect(page.getByRole('menuitem', { name: 'Mark as read' })).toBeVisible();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
    await choose(page, page.getByRole('button', { name: /^More about: Booking confirmed/ }));
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Booking confirmed')).toHaveCount(0);
    await tabThrough(page);
  });
});

test('ONB-05 FIND-05 by keyboard alone: a teacher picks subjects and modules, and a visitor leaves the question to sign in', async ({
  open,
}) => {
  test.slow();
  const { page } = await open();
  await registers(page, newEmail('keys'));
  await choose(page, button(page, 'Teacher'));
  await type(page, page.getByLabel('First name'), 'Kofi');
  await type(page, page.getByLabel('Last name'), 'Keys');
  await choose(page, button(page, 'Continue'));
  await type(page, page.getByLabel('Search subjects'), 'mathem');
  await choose(page, button(page, 'Mathematics'));
  await choose(page, page.getByRole('group', { name: 'Modules in Mathematics' }).getByRole('button').first());
  await choose(page, button(page, 'Continue'));
  await choose(page, button(page, 'Skip for now'));
  await tabTo(page, page.getByRole('checkbox', { name: /^My hourly rate is/ }));
  await page.keyboard.press('Space');
  await choose(page, button(page, 'Complete Profile'));
  await expect(page).toHaveURL(/\/teacher\/dashboard$/);
  await expect(page.getByText('Hi Kofi!')).toBeVisible();
  await tabThrough(page);

  const { page: visitors } = await open({ viewport: { width: 360, height: 800 } });
  await visitors.goto('/teachers');
  const wanted = visitors.getByRole('button', { name: `Book Lesson with ${teacher.fullName}` });
  await choose(visitors, wanted);
  await dialogKeepsFocus(visitors, visitors.getByRole('dialog', { name: 'Sign in to continue' }), wanted);
  await choose(visitors, button(visitors, 'Open menu'));
  await choose(visitors, navigation(visitors, 'Home'));
  await expect(visitors).toHaveURL(/\/$/);
});
