import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { defaultNotificationSettings, type NotificationDelivery, type NotificationSettings } from '@somo/contracts/notification-settings';
import { aTeacherUser, aUser, hours, page } from '../../../spec/builders';
import { broken, type FakeGateway } from '../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../spec/render-app';

const student = '/student/settings?tab=notifications';

/** A gateway that keeps what is saved. */
function keeping(from: Partial<NotificationSettings> = {}) {
  let notifications = { ...defaultNotificationSettings, ...from };
  const sent: unknown[] = [];
  const gateway = quietGateway()
    .on('GET /api/me/settings', () => ({ notifications, emailStop: null }))
    .on('PATCH /api/me/settings', ({ body }) => {
      sent.push(body);
      notifications = { ...notifications, ...(body as { notifications: Partial<NotificationSettings> }).notifications };
      return { notifications };
    });
  return { gateway, sent };
}

describe('SET-01 SET-02 SET-06 a person decides how they are notified', () => {
  it.each([
    [
      student,
      aUser(),
      [
        'Email notifications',
        'Lesson reminders',
        'Message notifications',
        'Booking notifications',
        'Payment notifications',
        'Marketing emails',
      ],
    ],
    [
      '/teacher/settings?tab=notifications',
      aTeacherUser(),
      ['Email notifications', 'Lesson reminders', 'Booking notifications', 'Message notifications', 'Payment notifications'],
    ],
  ])('%s: has the switches of the role, quiet hours and the summary', async (path, user, kinds) => {
    renderApp(keeping().gateway, path, user);
    await screen.findByRole('switch', { name: 'Email notifications' });
    const names = [...kinds, 'Quiet hours', 'Daily summary'];
    for (const name of names) expect(screen.getByRole('switch', { name })).toBeVisible();
    if (!kinds.includes('Marketing emails')) expect(screen.queryByRole('switch', { name: 'Marketing emails' })).toBeNull();
  });

  it('turns one off at once, and says so', async () => {
    const { gateway, sent } = keeping();
    const { person } = renderApp(gateway, student, aUser());
    await person.click(await screen.findByRole('switch', { name: 'Lesson reminders' }));
    expect(await screen.findByText('Notification settings saved')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Lesson reminders' })).not.toBeChecked();
    expect(sent).toEqual([{ notifications: { lessonReminders: false } }]);
  });

  it('stays on and says so where it is not saved', async () => {
    const gateway = keeping().gateway.on('PATCH /api/me/settings', () => {
      throw broken();
    });
    const { person } = renderApp(gateway, student, aUser());
    await person.click(await screen.findByRole('switch', { name: 'Email notifications' }));
    expect(await screen.findByText('Notification settings not saved')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Email notifications' })).toBeChecked();
  });

  it('sets quiet hours, on the clock of the account, and a daily summary', async () => {
    const { gateway, sent } = keeping();
    const { person } = renderApp(gateway, student, aUser());
    await person.click(await screen.findByRole('switch', { name: 'Quiet hours' }));
    await person.selectOptions(await screen.findByLabelText('From'), '11:30 PM');
    await person.selectOptions(await screen.findByLabelText('Until the next day at'), '6:00 AM');
    await person.click(screen.getByRole('switch', { name: 'Daily summary' }));
    await screen.findByRole('switch', { name: 'Daily summary', checked: true });
    expect(sent).toEqual([
      { notifications: { quietHours: { from: '22:00', to: '07:00' } } },
      { notifications: { quietHours: { from: '23:30', to: '07:00' } } },
      { notifications: { quietHours: { from: '23:30', to: '06:00' } } },
      { notifications: { digest: 'daily' } },
    ]);
  });

  it('reads that emails to the address are stopped, and resumes them', async () => {
    const gateway = keeping()
      .gateway.on('GET /api/me/settings', () => ({
        notifications: defaultNotificationSettings,
        emailStop: { reason: 'bounced', since: hours(-24) },
      }))
      .on('POST /api/me/email/resume', () => null);
    const { person } = renderApp(gateway, student, aUser());
    const notice = (await screen.findByText("We can't reach you by email")).closest<HTMLElement>('[role=alert]')!;
    await person.click(within(notice).getByRole('button', { name: 'Turn emails back on' }));
    expect(await screen.findByText('Emails are back on')).toBeVisible();
    expect(screen.queryByText("We can't reach you by email")).toBeNull();
  });
});

describe('NOTF-07 the emails and pushes of a person', () => {
  const anEmail = (part: Partial<NotificationDelivery>): NotificationDelivery => ({
    ...{ id: 'one', channel: 'email', kind: 'booking', title: 'Booking confirmed', outcome: 'sent', until: null, at: hours(-1) },
    ...part,
  });
  const withEmails = (gateway: FakeGateway) =>
    gateway.on('GET /api/me/deliveries', () =>
      page(
        anEmail({}),
        anEmail({ id: 'two', title: 'New message', kind: 'message', outcome: 'off-kind' }),
        anEmail({ id: 'four', title: 'Payment received', channel: 'push', outcome: 'device-gone' }),
        anEmail({ id: 'three', title: 'Lesson moved', outcome: 'waiting-quiet', until: hours(3) }),
      ),
    );

  it('are listed with what became of each, and why', async () => {
    renderApp(withEmails(keeping().gateway), student, aUser());
    expect(await screen.findByText('Not sent: message notifications are off')).toBeVisible();
    expect(screen.getByText(/^Waits for the end of quiet hours: /)).toBeVisible();
    expect(screen.getByText('Sent')).toBeVisible();
    const row = screen.getByText('Not sent: the browser no longer takes them').closest('li');
    expect(row).toHaveTextContent(/^Payment receivedPush notification/);
    expect(screen.getAllByText('Email')).toHaveLength(3);
  });

  it('say so if there are none, or if they cannot be loaded', async () => {
    renderApp(keeping().gateway, student, aUser());
    expect(await screen.findByText(/^Nothing yet\./)).toBeVisible();
    document.body.replaceChildren();
    const gateway = keeping().gateway.on('GET /api/me/deliveries', () => {
      throw broken();
    });
    renderApp(gateway, student, aUser());
    expect(await screen.findByText('Failed to load what was sent. Please try again later.')).toBeVisible();
  });
});
