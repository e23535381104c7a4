import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { MaskedPayoutMethod } from '@somo/contracts/payouts';
import type { PrivacySettings } from '@somo/contracts/privacy';
import { aTeacher, aTeacherUser, aUser, hours, page } from '../../../spec/builders';
import { broken, never, refused } from '../../../spec/fake-gateway';
import { aPayment, aStudentPayment } from '../../../spec/money';
import { quietGateway, renderApp } from '../../../spec/render-app';

const bank: MaskedPayoutMethod = {
  method: 'bank_transfer',
  bankName: 'Ecobank Ghana',
  accountHolder: 'Kwame Mensah',
  accountNumber: '•••• 4321',
  swift: 'ECOCGHAC',
  changedAt: hours(-48),
};
const mobile: MaskedPayoutMethod = {
  ...{ method: 'mobile_money', mobileNumber: '•••• 5678', changedAt: hours(0) },
  ...{ country: 'KE', network: 'm-pesa', accountHolder: 'Ama Owusu' },
};
const settings = (payment: MaskedPayoutMethod | null = bank) => quietGateway().on('GET /api/me/settings', () => ({ payment }));
const save = () => screen.getByRole('button', { name: 'Save payment information' });

describe('SET-07 SET-09 a person decides what others see', () => {
  const teacher = { showRatings: true, shareAvailability: true };
  const student = { showProfile: true, shareActivity: true };

  it.each([
    ['/teacher/settings?tab=privacy', teacher, 'Show my ratings', 'showRatings'],
    ['/teacher/settings?tab=privacy', teacher, 'Share my availability', 'shareAvailability'],
    ['/student/settings?tab=privacy', student, 'Show profile to teachers', 'showProfile'],
    ['/student/settings?tab=privacy', student, 'Share activity', 'shareActivity'],
  ])('%#: turns a setting off at once, and says so', async (path, all, label, name) => {
    const sent: unknown[] = [];
    let privacy: PrivacySettings = all;
    const gateway = quietGateway()
      .on('GET /api/me/settings', () => ({ privacy }))
      .on('PATCH /api/me/settings', ({ body }) => {
        sent.push(body);
        privacy = { ...privacy, [name]: false };
        return { privacy };
      });
    const { person } = renderApp(gateway, path, all === teacher ? aTeacherUser() : aUser());
    const shows = () => screen.findByRole('switch', { name: label });
    expect(await shows()).toBeChecked();
    expect(screen.getAllByRole('switch')).toHaveLength(2);
    await person.click(await shows());
    expect(await screen.findByText('Privacy settings saved')).toBeVisible();
    expect(await shows()).not.toBeChecked();
    expect(screen.getAllByRole('switch', { checked: true })).toHaveLength(1);
    expect(sent).toEqual([{ privacy: { [name]: false } }]);
  });

  it('stays on and says so where it is not saved', async () => {
    const gateway = quietGateway()
      .on('GET /api/me/settings', () => ({ privacy: teacher }))
      .on('PATCH /api/me/settings', () => {
        throw broken();
      });
    const { person } = renderApp(gateway, '/teacher/settings?tab=privacy', aTeacherUser());
    await person.click(await screen.findByRole('switch', { name: 'Share my availability' }));
    expect(await screen.findByText('Privacy settings not saved')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Share my availability' })).toBeChecked();
  });
});

describe('SET-05 a person sets the time zone of their account', () => {
  it('saves it at once, and shows it', async () => {
    let timeZone = 'Africa/Lagos';
    const sent: unknown[] = [];
    const gateway = quietGateway()
      .on('GET /api/me/settings', () => ({ account: { language: 'en', timeZone } }))
      .on('PATCH /api/me/settings', ({ body }) => {
        sent.push(body);
        timeZone = 'Africa/Nairobi';
        return { account: { language: 'en', timeZone } };
      });
    const { person } = renderApp(gateway, '/student/settings', aUser());
    const zone = await screen.findByRole('combobox', { name: 'Your time zone' });
    await person.clear(zone);
    await person.paste('Nairobi');
    await person.click(await screen.findByText('Nairobi (GMT+3)'));
    expect(await screen.findByText('Time zone saved')).toBeVisible();
    expect(sent).toEqual([{ account: { timeZone: 'Africa/Nairobi' } }]);
  });
});

describe('SET-10 a teacher sets where lessons take place', () => {
  const teaching = {
    ...{ instantBooking: true, autoAccept: false, bufferMinutes: 15, maxDailyLessons: 5 },
    ...{ platform: 'somo' as const, meetingLink: null },
  };
  const gateway = () => quietGateway().on('GET /api/me/settings', () => ({ payment: null, teaching }));
  const open = (from = gateway()) => renderApp(from, '/teacher/settings?tab=teaching', aTeacherUser());
  const saveTeaching = () => screen.findByRole('button', { name: 'Save teaching preferences' });

  it('asks for the link of another platform, refuses what is none, and confirms when it is saved', async () => {
    const sent: unknown[] = [];
    const zoom = {
      ...teaching,
      instantBooking: false,
      bufferMinutes: 30,
      platform: 'zoom' as const,
      meetingLink: 'https://meet.example.org/ama',
    };
    const { person } = open(
      gateway().on('PATCH /api/me/settings', ({ body }) => {
        sent.push(body);
        return { teaching: zoom };
      }),
    );
    expect(await screen.findByText("Lessons take place in Somo's classroom, in the browser.")).toBeVisible();
    await person.selectOptions(screen.getByLabelText('Video platform'), 'Zoom');
    expect(await screen.findByText("Without a meeting link, lessons take place in Somo's classroom.")).toBeVisible();
    await person.click(screen.getByRole('switch', { name: 'Instant booking' }));
    await person.selectOptions(screen.getByLabelText('Buffer between lessons'), '30 minutes');
    await person.type(screen.getByLabelText('Meeting link'), 'http://meet.example.org/ama');
    await person.click(await saveTeaching());
    expect(await screen.findByText('Please enter a link that starts with https://')).toBeVisible();
    expect(sent).toEqual([]);
    await person.clear(screen.getByLabelText('Meeting link'));
    await person.type(screen.getByLabelText('Meeting link'), ` ${zoom.meetingLink} `);
    await person.click(await saveTeaching());
    expect(await screen.findByText('Teaching preferences saved')).toBeVisible();
    expect(sent).toEqual([{ teaching: zoom }]);
  });

  it('keeps changes that are not saved yet until they are discarded, on other pages too', async () => {
    const { person } = open();
    const link = () => screen.findByLabelText('Meeting link');
    expect(await screen.findByText("Lessons take place in Somo's classroom, in the browser.")).toBeVisible();
    expect(screen.queryByLabelText('Meeting link')).toBeNull();
    await person.selectOptions(screen.getByLabelText('Video platform'), 'Zoom');
    await person.type(await link(), 'https://meet.example.org');
    await person.selectOptions(screen.getByLabelText('Buffer between lessons'), '30 minutes');
    await person.click(screen.getByRole('tab', { name: 'Payment' }));
    await person.click(screen.getByRole('tab', { name: 'Teaching' }));
    expect(await link()).toHaveValue('https://meet.example.org');
    expect(screen.getByLabelText('Buffer between lessons')).toHaveDisplayValue('30 minutes');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByLabelText('Meeting link')).toBeNull();
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    expect(localStorage.getItem('somo-teaching-draft')).toBeNull();
  });

  it('keeps what is changed while a save is running as unsaved changes', async () => {
    let answer = (): void => {};
    const { person } = open(
      gateway().on('PATCH /api/me/settings', ({ body }) => {
        return new Promise((done) => (answer = () => done({ teaching: { ...teaching, ...body.teaching } })));
      }),
    );
    await person.selectOptions(await screen.findByLabelText('Buffer between lessons'), '30 minutes');
    await person.click(await saveTeaching());
    await person.selectOptions(screen.getByLabelText('Maximum lessons a day'), '8 lessons');
    answer();
    expect(await screen.findByText('Teaching preferences saved')).toBeVisible();
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    expect(screen.getByLabelText('Buffer between lessons')).toHaveDisplayValue('30 minutes');
    expect(screen.getByLabelText('Maximum lessons a day')).toHaveDisplayValue('8 lessons');
    await person.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByLabelText('Buffer between lessons')).toHaveDisplayValue('30 minutes');
    expect(screen.getByLabelText('Maximum lessons a day')).toHaveDisplayValue('5 lessons');
  });

  it('says so and keeps what was typed where it is not saved', async () => {
    const { person } = open(
      gateway().on('PATCH /api/me/settings', () => {
        throw broken();
      }),
    );
    await person.selectOptions(await screen.findByLabelText('Video platform'), 'Skype');
    await person.type(screen.getByLabelText('Meeting link'), 'https://skype.example.org/ama');
    await person.click(await saveTeaching());
    expect(await screen.findByText('Teaching preferences not saved')).toBeVisible();
    expect(screen.getByLabelText('Meeting link')).toHaveValue('https://skype.example.org/ama');
  });
});

describe('a teacher sets the payout method', () => {
  const open = (gateway = settings()) => renderApp(gateway, '/teacher/settings?tab=payment', aTeacherUser());

  it('SET-08 PAY-03 PAY-04 shows the current method masked, and how long a payout takes', async () => {
    open();
    expect(await screen.findByRole('tab', { name: 'Payment', selected: true })).toBeVisible();
    for (const words of [
      'Ecobank Ghana',
      '•••• 4321',
      'ECOCGHAC',
      'Changed on November 19, 2026',
      'Processing can take 3–5 business days.',
    ])
      expect(await screen.findByText(words)).toBeVisible();
    for (const label of ['Bank name', 'Account holder name', 'Account number or IBAN', 'SWIFT/BIC code'])
      expect(screen.getByLabelText(label)).toHaveValue('');
  });

  it('PAY-05 says what Somo charges for a payout and who converts the dollars, before and after saving', async () => {
    const { person } = open();
    expect(await screen.findByText('No payout fee.')).toBeVisible();
    expect(screen.getByText(/^Somo pays in US dollars. If your account uses another currency, your bank converts/)).toBeVisible();
    await person.click(screen.getByRole('radio', { name: 'Mobile money' }));
    expect(screen.getAllByText('No payout fee.')).toHaveLength(2);
    expect(screen.getByText(/^Somo pays in US dollars. Your mobile money provider converts at its own rate/)).toBeVisible();
    await person.click(screen.getByRole('radio', { name: 'PayPal' }));
    expect(screen.getByText(/^Somo pays in US dollars. PayPal converts at its own rate/)).toBeVisible();
  });

  it('SET-02 SET-08 saves a mobile money account, and confirms only then', async () => {
    let answer: () => void = () => {};
    const gateway = settings().on('PATCH /api/me/settings', () => new Promise((done) => (answer = () => done({ payment: mobile }))));
    const { person } = open(gateway);
    await person.click(await screen.findByRole('radio', { name: 'Mobile money' }));
    expect(screen.queryByLabelText('Bank name')).toBeNull();
    await person.selectOptions(screen.getByLabelText('Country'), 'Kenya');
    await person.selectOptions(screen.getByLabelText('Network'), 'M-Pesa');
    expect(screen.getByLabelText('Mobile money number')).toHaveValue('+254 ');
    await person.type(screen.getByLabelText('Mobile money number'), '712 345 678');
    await person.type(screen.getByLabelText('Account holder name'), 'Ama Owusu');
    await person.type(screen.getByLabelText('Current password'), 'Passw0rd-x');
    await person.dblClick(save());
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    expect(screen.queryByText('Payment information saved')).toBeNull();
    answer();
    expect(await screen.findByText('Payment information saved')).toBeVisible();
    expect(gateway.asked('PATCH /api/me/settings').map(({ body }) => body)).toEqual([
      {
        payment: {
          ...{ method: 'mobile_money', country: 'KE', network: 'm-pesa', mobileNumber: '+254712345678', accountHolder: 'Ama Owusu' },
          currentPassword: 'Passw0rd-x',
        },
      },
    ]);
    expect(await screen.findByText('M-Pesa Kenya •••• 5678')).toBeVisible();
    expect(screen.getByText('Ama Owusu')).toBeVisible();
    expect(screen.queryByText('•••• 4321')).toBeNull();
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(screen.getByLabelText('Mobile money number')).toHaveValue('');
  });

  it('SET-08 PAY-03 keeps the typed password when the method changes', async () => {
    const { person } = open();
    await person.type(await screen.findByLabelText('Current password'), 'Passw0rd-x');
    await person.click(screen.getByRole('radio', { name: 'Mobile money' }));
    expect(await screen.findByLabelText('Country')).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveValue('Passw0rd-x');
    expect(screen.getByRole('radio', { name: 'Mobile money' })).toBeChecked();
  });

  it('SET-08 PAY-03 offers the networks of the chosen country, and refuses a number of another one', async () => {
    const gateway = settings(null);
    const { person } = open(gateway);
    await person.click(await screen.findByRole('radio', { name: 'Mobile money' }));
    await person.click(save());
    expect(await screen.findByText('Please choose a country')).toBeVisible();
    for (const missing of ['the mobile money number', 'the name of the account holder', 'your current password'])
      expect(screen.getByText(`Please enter ${missing}`)).toBeVisible();
    expect(screen.getByLabelText('Country')).toHaveFocus();
    expect(screen.getByLabelText('Network')).toBeDisabled();
    const networks = () => within(screen.getByLabelText('Network')).getAllByRole('option');
    await person.selectOptions(screen.getByLabelText('Country'), 'Kenya');
    await person.selectOptions(screen.getByLabelText('Network'), 'Airtel');
    await person.selectOptions(screen.getByLabelText('Country'), 'Ghana');
    expect(networks().map(({ textContent }) => textContent)).toEqual(['Choose a network', 'MTN', 'Telecel', 'AirtelTigo']);
    expect(screen.getByLabelText('Network')).toHaveValue('');
    expect(screen.getByLabelText('Mobile money number')).toHaveValue('+233 ');
    await person.clear(screen.getByLabelText('Mobile money number'));
    await person.type(screen.getByLabelText('Mobile money number'), '+254 712 345 678');
    await person.type(screen.getByLabelText('Account holder name'), 'Ama Owusu');
    await person.type(screen.getByLabelText('Current password'), 'Passw0rd-x');
    await person.click(save());
    expect(await screen.findByText('A mobile number in Ghana is +233 and 9 digits')).toBeVisible();
    expect(screen.getByLabelText('Network')).toHaveAccessibleErrorMessage('Please choose a network');
    expect(screen.getByLabelText('Network')).toHaveFocus();
    expect(gateway.asked('PATCH /api/me/settings')).toEqual([]);
  });

  it('SET-08 PAY-03 shows a number that was saved before it was asked whose it is', async () => {
    open(settings({ method: 'mobile_money', mobileNumber: '•••• 5678', changedAt: hours(0) }));
    expect(await screen.findByText('•••• 5678')).toBeVisible();
  });

  it('SET-08 PAY-03 offers only the methods that a provider pays, and shows the current one even if it is no longer offered', async () => {
    const methods = { payment: { method: 'paypal' as const, email: 'k•••@example.com', changedAt: bank.changedAt } };
    const gateway = quietGateway().on('GET /api/me/settings', () => ({
      ...methods,
      payoutMethods: ['bank_transfer', 'mobile_money'],
    }));
    open(gateway);
    const offered = await screen.findAllByRole('radio');
    expect(offered.map((radio) => radio.closest('label')?.textContent)).toEqual(['Bank transfer', 'Mobile money']);
    expect(offered[0]).toBeChecked();
    expect(screen.getByText('k•••@example.com')).toBeVisible();
  });

  it('SET-08 accepts an email for PayPal', async () => {
    const { person } = open(settings(null));
    expect(await screen.findByText(/^Add a payout method to get paid/)).toBeVisible();
    await person.click(screen.getByRole('radio', { name: 'PayPal' }));
    expect(screen.getByLabelText('PayPal email')).toHaveAttribute('type', 'email');
  });

  it('SET-01 lists beside the settings what the open tab holds, and moves the focus there', async () => {
    const { person } = renderApp(quietGateway(), '/student/settings', aUser());
    const outline = await screen.findByRole('navigation', { name: 'On this page' });
    await person.click(within(outline).getByRole('link', { name: 'Close your account' }));
    expect(screen.getByRole('heading', { name: 'Close your account' })).toHaveFocus();
    await person.click(screen.getByRole('tab', { name: 'Privacy' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Close your account' })).toBeNull());
  });

  it('SET-08 requires every field of the method before sending anything', async () => {
    const gateway = settings();
    const { person } = open(gateway);
    await screen.findByText('•••• 4321');
    await person.click(save());
    expect(await screen.findByText('Please enter the name of the bank')).toBeVisible();
    for (const missing of ['the name of the account holder', 'the account number or IBAN', 'the SWIFT/BIC code', 'your current password'])
      expect(screen.getByText(`Please enter ${missing}`)).toBeVisible();
    expect(screen.getByLabelText('Bank name')).toHaveFocus();
    await person.type(screen.getByLabelText('Bank name'), 'https://bank.example');
    expect(await screen.findByText('Please remove web and email addresses (“://”, “www.”, “@”)')).toBeVisible();
    expect(gateway.asked('PATCH /api/me/settings')).toEqual([]);
  });

  it('SET-08 says what is missing while it is unknown how to ask who it is, and sends nothing', async () => {
    const gateway = settings().on('GET /api/auth/two-step', never);
    const { person } = open(gateway);
    await person.click(await screen.findByRole('radio', { name: 'PayPal' }));
    await person.click(save());
    expect(await screen.findByText('Please enter the PayPal email')).toBeVisible();
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    await person.type(screen.getByLabelText('PayPal email'), 'kwame@example.com{Enter}');
    expect(gateway.asked('PATCH /api/me/settings')).toEqual([]);
  });

  it.each([
    [
      'what the server says of a field',
      () => refused('invalid-input', { errors: { 'payment.email': ['Please enter a valid email address'] } }),
      'PayPal email',
      'Please enter a valid email address',
    ],
    ['a wrong password', () => refused('wrong-password'), 'Current password', 'Your current password is incorrect.'],
  ] as const)('SET-08 puts %s beside it, and saves nothing', async (_, refusal, label, words) => {
    const gateway = settings().on('PATCH /api/me/settings', () => {
      throw refusal();
    });
    const { person } = open(gateway);
    await person.click(await screen.findByRole('radio', { name: 'PayPal' }));
    await person.type(screen.getByLabelText('PayPal email'), 'kwame@example');
    await person.type(screen.getByLabelText('Current password'), 'wrong');
    await person.click(save());
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleErrorMessage(words));
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText('PayPal email')).toHaveValue('kwame@example');
    expect(screen.queryByText('Payment information saved')).toBeNull();
  });

  it('AUTH-03 SET-08 asks who has no password to sign in with Google again first, before anything is typed', async () => {
    let createdAt = hours(-1);
    const here = { id: 'session-0', browser: 'Chrome', system: 'Android', lastSeenAt: hours(0), isCurrent: true };
    const gateway = settings()
      .on('GET /api/auth/two-step', () => ({ isOn: false, recoveryCodesLeft: 0, hasPassword: false, hasPasskey: false }))
      .on('GET /api/auth/sessions', () => page({ ...here, createdAt }))
      .on('PATCH /api/me/settings', () => {
        throw refused('sign-in-again');
      });
    open(gateway);
    expect(await screen.findByText(/^Please sign in with Google again before you fill in this form.* you have 5 minutes/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in with Google again' })).toBeEnabled();
    cleanup();
    createdAt = hours(0);
    const { person } = open(gateway);
    await person.click(await screen.findByRole('radio', { name: 'PayPal' }));
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await person.type(screen.getByLabelText('PayPal email'), 'kwame@example.com');
    await person.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please sign in again first, to show that it is you. This form will be empty when you come back.',
    );
    expect(screen.getByRole('button', { name: 'Sign in with Google again' })).toBeEnabled();
    expect(screen.getByLabelText('PayPal email')).toHaveValue('kwame@example.com');
  });

  it('SET-02 says that it was not saved if the server fails', async () => {
    const gateway = settings().on('PATCH /api/me/settings', () => {
      throw broken();
    });
    const { person } = open(gateway);
    await person.click(await screen.findByRole('radio', { name: 'PayPal' }));
    await person.type(screen.getByLabelText('PayPal email'), 'kwame@example.com');
    await person.type(screen.getByLabelText('Current password'), 'Passw0rd-x');
    await person.click(save());
    expect(await screen.findByText('Payment information not saved')).toBeVisible();
  });

  it('shows loading, a failure and a retry', async () => {
    const gateway = settings().on('GET /api/me/settings', never);
    open(gateway);
    expect(await screen.findByText('Loading your settings...')).toBeInTheDocument();
    document.body.replaceChildren();
    const { person } = open(
      gateway.on('GET /api/me/settings', () => {
        throw broken();
      }),
    );
    expect(await screen.findByText('Failed to load your settings. Please try again later.')).toBeVisible();
    gateway.on('GET /api/me/settings', () => ({ payment: bank }));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('•••• 4321')).toBeVisible();
  });

  it('SHELL-02 SHELL-03 is in the account menu next to Earnings', async () => {
    const { person, at } = open();
    await person.click(await screen.findByRole('button', { name: 'My Account' }));
    expect(await screen.findByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/teacher/settings');
    await person.click(screen.getByRole('menuitem', { name: 'Earnings' }));
    await waitFor(() => expect(at()).toBe('/teacher/earnings'));
  });
});

describe("a student's payments", () => {
  const list = () =>
    quietGateway().on('GET /api/payments', () =>
      page(
        aStudentPayment({ ...aPayment(), id: 'open', lessonId: 'lesson-9', subject: 'Chemistry' }),
        aStudentPayment(),
        aStudentPayment({
          id: 'back',
          charge: 'refunded',
          refundedCents: 2500,
          feeCents: 0,
          netCents: 0,
          teacher: aTeacher({ fullName: '' }),
        }),
      ),
    );
  const open = (gateway = list()) => renderApp(gateway, '/student/settings?tab=payments', aUser());

  it('PAY-02 PAY-05 lists them with their status, and links to what is still due', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Payments' })).toBeVisible();
    const rows = await screen.findAllByRole('listitem');
    expect(rows).toHaveLength(3);
    for (const words of ['Chemistry', '$25.00', 'Payment due', 'Pay by 10:30 AM (GMT-5)', 'Lesson on November 21, 2026 at 12:00 PM'])
      expect(within(rows[0]!).getByText(words)).toBeVisible();
    expect(within(rows[0]!).getByRole('link', { name: 'Pay now: Chemistry, $25.00' })).toHaveAttribute(
      'href',
      '/student/lessons/lesson-9/pay',
    );
    expect(within(rows[1]!).getByText('Paid')).toBeVisible();
    expect(within(rows[2]!).getByText('Refunded')).toBeVisible();
    expect(within(rows[2]!).getByText('by Unknown Teacher')).toBeVisible();
  });

  it('PAY-05 shows where the money went', async () => {
    const { person } = open();
    const [, row] = await screen.findAllByRole('listitem');
    await person.click(within(row!).getByRole('button', { name: /^Price breakdown: Physics/ }));
    expect(within(row!).getByText('You paid').closest('dl')).toHaveTextContent(
      'Kwame Mensah receives$21.25Platform fee (15%)$3.75You paid$25.00',
    );
  });

  it('loads more, shows an empty list, and retries', async () => {
    const gateway = list().on('GET /api/payments', ({ query }) =>
      query['cursor'] ? page(aStudentPayment({ id: 'old', subject: 'Music' })) : { ...page(aStudentPayment()), nextCursor: 'next' },
    );
    const { person } = open(gateway);
    await person.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Music')).toBeVisible();
    document.body.replaceChildren();
    open(gateway.on('GET /api/payments', () => page()));
    expect(await screen.findByText('No payments yet')).toBeVisible();
    document.body.replaceChildren();
    const third = open(
      gateway.on('GET /api/payments', () => {
        throw broken();
      }),
    );
    expect(await screen.findByText('Failed to load your payments. Please try again later.')).toBeVisible();
    gateway.on('GET /api/payments', () => page());
    await third.person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No payments yet')).toBeVisible();
  });
});
