import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Transaction } from '@somo/contracts/earnings';
import type { Instant } from '@somo/contracts/time';
import { keyOf } from '../../../lib/query';
import { aTeacherUser, aUser, hours, page } from '../../../../spec/builders';
import { broken, never } from '../../../../spec/fake-gateway';
import { aTransaction, earnings } from '../../../../spec/money';
import { quietGateway, renderApp } from '../../../../spec/render-app';

const november = { year: 2026, month: 11, earnedCents: 4250, pendingCents: 2125, lessons: 3, averageCents: 2125, lateCancellations: 0 };
const september = { year: 2026, month: 9, earnedCents: 10_000, pendingCents: 0, lessons: 3, averageCents: null, lateCancellations: 0 };
const sums = {
  all: {
    inPeriod: { earnedCents: 14_250, pendingCents: 2125, lessons: 6, averageCents: 2125, lateCancellations: 0 },
    monthly: [november, september],
  },
  'this-month': {
    inPeriod: { earnedCents: 4250, pendingCents: 2125, lessons: 3, averageCents: 2125, lateCancellations: 0 },
    monthly: [november],
  },
};
const records = [
  aTransaction(),
  aTransaction({ id: 'two', subject: 'Chemistry', status: 'payout_completed', displayStatus: 'paid', payoutDate: '2026-11-10' }),
  aTransaction({ id: 'three', status: 'refunded', displayStatus: 'refunded', refundedCents: 2500, feeCents: 0, netCents: 0 }),
  aTransaction({ id: 'four', status: 'failed', displayStatus: 'failed' }),
];
const earning = () =>
  quietGateway()
    .on('GET /api/earnings', ({ query }) =>
      earnings({
        period: query['period'] === 'this-month' ? 'this-month' : 'all',
        totalEarningsCents: 14_250,
        pendingPayoutsCents: 2125,
        totalLessons: 6,
        ...sums[query['period'] === 'this-month' ? 'this-month' : 'all'],
      }),
    )
    .on('GET /api/earnings/transactions', () => page(...records));
const open = (gateway = earning(), search = '') => renderApp(gateway, `/teacher/earnings${search}`, aTeacherUser());
const table = () => screen.findByRole('table', { name: 'Transactions' });

describe('a teacher opens My Earnings', () => {
  it('EARN-01 sees three labeled cards', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'My Earnings' })).toBeVisible();
    for (const [label, value, hint] of [
      ['Total Earnings', '$142.50', 'Lifetime earnings'],
      ['Pending Payments', '$21.25', 'To be processed'],
      ['Total Lessons', '6', 'Lessons completed'],
    ] as const) {
      const card = screen.getByRole('group', { name: label });
      await waitFor(() => expect(card).toHaveTextContent(value));
      expect(card).toHaveTextContent(hint);
    }
    expect(screen.getByText(/processing can take 3–5 business days/)).toBeVisible();
  });

  it('PAY-03 says that payouts wait for a payout method, and says nothing once there is one', async () => {
    const waits = /Add a payout method to get paid/;
    open(earning().on('GET /api/me/settings', () => ({ payment: null })));
    expect(await screen.findByText(waits)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Payout settings' })).toHaveAttribute('href', '/teacher/settings?tab=payment');
    cleanup();
    const chosen = earning().on('GET /api/me/settings', () => ({
      payment: { method: 'paypal', changedAt: '2026-11-01T10:00:00.000Z' as Instant },
    }));
    open(chosen);
    await waitFor(() => expect(chosen.asked('GET /api/me/settings')).toHaveLength(1));
    await table();
    expect(screen.queryByText(waits)).toBeNull();
  });

  it('C17 says that payouts wait for a confirmed email address, and what to do', async () => {
    const gateway = earning()
      .on('GET /api/earnings', () => earnings({ waitsForConfirmation: true }))
      .on('POST /api/auth/resend-confirmation', () => null);
    const { person } = renderApp(gateway, '/teacher/earnings', { ...aTeacherUser(), emailConfirmed: false, duty: 'confirm-email' });
    const notice = await screen.findByRole('region', { name: 'Confirm your email address' });
    expect(notice).toHaveTextContent('Confirm your email to get paid. Your balance is safe, and your payouts are on hold until then.');
    await person.click(within(notice).getByRole('button', { name: 'Send a new link' }));
    expect(await within(notice).findByRole('button', { name: 'Link sent' })).toBeDisabled();
    cleanup();
    open();
    await table();
    expect(screen.queryByRole('region', { name: 'Confirm your email address' })).toBeNull();
  });

  it("EARN-02 EARN-05 lists Date, Student, Subject, Amount and Status, in the teacher's time zone", async () => {
    open();
    const columns = within(await table()).getAllByRole('columnheader');
    expect(columns.map((column) => column.textContent)).toEqual(['Date', 'Student', 'Subject', 'Amount', 'Status', 'Details']);
    const rows = screen.getAllByRole('row').filter((row) => within(row).queryByRole('button'));
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(0, 5)
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['November 5, 2026 2:00\u00a0PM', 'Ama Boateng', 'Physics', '$21.25', 'Pending'],
      ['November 5, 2026 2:00\u00a0PM', 'Ama Boateng', 'Chemistry', '$21.25', 'Paid'],
      ['November 5, 2026 2:00\u00a0PM', 'Ama Boateng', 'Physics', '$0.00', 'Refunded'],
      ['November 5, 2026 2:00\u00a0PM', 'Ama Boateng', 'Physics', '$21.25', 'Failed'],
    ]);
  });

  it('PAY-05 expands a row to where its money went: the parts add up to what was paid', async () => {
    const { person } = open();
    const buttons = within(await table()).getAllByRole('button', { name: /^Details: / });
    await person.click(buttons[0]!);
    expect(buttons[0]).toHaveAttribute('aria-expanded', 'true');
    expect([...document.querySelectorAll('dl > div')].map((line) => line.textContent)).toEqual([
      'Your share$21.25',
      'Platform fee (15%)$3.75',
      'Student paid$25.00',
    ]);
    expect(screen.getByText(/^Not sent yet/)).toBeVisible();
    await person.click(buttons[1]!);
    expect(screen.getByText('Paid on November 10, 2026.')).toBeVisible();
  });

  it('PAY-05 divides nothing if nobody paid', async () => {
    const { person } = open();
    await person.click(within(await table()).getAllByRole('button')[3]!);
    expect(screen.getByText(/Nothing was charged/)).toBeVisible();
    expect(screen.queryByText('Your share')).toBeNull();
  });

  it('EARN-02 keeps the period in the URL, queries it, and shows its totals', async () => {
    const gateway = earning();
    const { person, at } = open(gateway);
    const period = await screen.findByLabelText('Period');
    expect(
      within(period)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['This Month', 'Last Month', 'Last 3 Months', 'All Time']);
    await person.selectOptions(period, 'This Month');
    expect(at()).toBe('/teacher/earnings?period=this-month');
    expect(await screen.findByText('This Month: $42.50 earned, $21.25 pending, 3 lessons')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Total Earnings' })).toHaveTextContent('$142.50');
    expect(gateway.asked('GET /api/earnings/transactions').at(-1)?.query).toEqual({ period: 'this-month' });
    await person.selectOptions(period, 'All Time');
    expect(at()).toBe('/teacher/earnings');
  });

  it('EARN-02 uses the period in the URL, or all time if it is invalid', async () => {
    const gateway = earning();
    open(gateway, '?period=last-3-months');
    expect(await screen.findByLabelText('Period')).toHaveValue('last-3-months');
    open(gateway, '?period=tomorrow');
    await waitFor(() => expect(screen.getAllByLabelText('Period').at(-1)).toHaveValue('all'));
  });

  it('EARN-02 EARN-06 draws Monthly Earnings, with the same figures in a table', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('tab', { name: 'Analytics' }));
    expect(await screen.findByRole('heading', { name: 'Monthly Earnings' })).toBeVisible();
    const chart = screen.getByRole('img', { name: /^Earnings for 3 months, September 2026 to November 2026/ });
    expect(chart).toHaveAccessibleName(/\$142\.50 earned and \$21\.25 pending\. Best month: September 2026 \(\$100\.00\)\.$/);
    const figures = screen.getByRole('table', { name: 'Monthly Earnings' });
    expect(
      within(figures)
        .getAllByRole('columnheader')
        .map((column) => column.textContent),
    ).toEqual(['Month', 'Lessons', 'Earnings', 'Avg. per Lesson']);
    const [, first, second] = within(figures).getAllByRole('row');
    expect(first).toHaveTextContent(/November 2026.*3.*\$42\.50\+ \$21\.25 pending.*\$21\.25/);
    expect(second).toHaveTextContent(/September 2026.*3.*\$100\.00.*–/);
  });

  it('EARN-02 loads more on demand', async () => {
    const gateway = earning().on('GET /api/earnings/transactions', ({ query }) =>
      query['cursor'] ? page(aTransaction({ id: 'last', subject: 'Music' })) : { ...page(...records), nextCursor: 'next' },
    );
    const { person } = open(gateway);
    await person.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Music')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('EARN-02 says of lessons to come which were refunded or not paid, once all of those to come are shown', async () => {
    const later = (id: string, is: Partial<Transaction>) => aTransaction({ id, startsAt: hours(48), ...is });
    const first = page(
      later('refunded', { subject: 'Art', status: 'refunded', displayStatus: 'refunded', netCents: 0 }),
      later('failed', { subject: 'Dance', status: 'failed', displayStatus: 'failed' }),
      later('to come', { subject: 'Music' }),
    );
    const gateway = earning().on('GET /api/earnings/transactions', ({ query }) =>
      query['cursor'] ? page(later('next', { subject: 'Spanish', startsAt: hours(24) }), aTransaction()) : { ...first, nextCursor: 'next' },
    );
    const { person } = open(gateway);
    const shown = async () =>
      within(await table())
        .getAllByRole('row')
        .map((row) => /Upcoming lessons.*|Past lessons|Art|Dance|Music|Spanish|Physics/.exec(row.textContent)?.[0])
        .filter((words) => words !== undefined);
    expect(await shown()).toEqual(['Upcoming lessons', 'Music']);
    await person.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('Physics');
    expect(await shown()).toEqual([
      ...['Upcoming lessons', 'Spanish', 'Music', 'Upcoming lessons that were refunded', 'Art'],
      ...["Upcoming lessons that weren't paid for", 'Dance', 'Past lessons', 'Physics'],
    ]);
  });

  it('EARN-04 says what failed, and loads it on Try Again', async () => {
    const gateway = earning()
      .on('GET /api/earnings', () => {
        throw broken();
      })
      .on('GET /api/earnings/transactions', () => {
        throw broken();
      });
    const { person } = open(gateway);
    expect((await screen.findAllByText('Failed to load earnings data. Please try again later.')).length).toBe(2);
    expect(screen.queryByText('$0.00')).toBeNull();
    gateway.on('GET /api/earnings', earning().handlerOf('GET /api/earnings'));
    gateway.on('GET /api/earnings/transactions', earning().handlerOf('GET /api/earnings/transactions'));
    for (const again of screen.getAllByRole('button', { name: 'Try Again' })) await person.click(again);
    expect(await table()).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('C24 keeps older data if it cannot be fetched again, and says when it was fetched', async () => {
    const gateway = earning();
    const { cache } = open(gateway);
    await table();
    gateway.on('GET /api/earnings', () => {
      throw broken();
    });
    void cache.invalidateQueries({ queryKey: keyOf('GET /api/earnings') });
    expect(await screen.findByText(/^Offline copy from/)).toBeVisible();
    expect(screen.getByRole('group', { name: 'Total Earnings' })).toHaveTextContent('$142.50');
  });

  it('shows loading and an empty list', async () => {
    const gateway = quietGateway().on('GET /api/earnings/transactions', never);
    const { person } = open(gateway);
    expect(await screen.findByText('Loading your earnings...')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    gateway.on('GET /api/earnings/transactions', () => page());
    await person.selectOptions(screen.getByLabelText('Period'), 'Last Month');
    expect(await screen.findByText('No transactions in this period')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Show all time' }));
    expect(screen.getByLabelText('Period')).toHaveValue('all');
  });

  it('ROUTE-11 is for teachers only', async () => {
    const { at } = renderApp(earning(), '/teacher/earnings', aUser());
    await waitFor(() => expect(at()).toBe('/student/dashboard'));
  });
});

describe('a teacher exports earnings', () => {
  const saved: { name: string; text: Promise<ArrayBuffer> }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let last: Blob;
    URL.createObjectURL = (blob) => {
      last = blob as Blob;
      return 'blob:somo';
    };
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: last.arrayBuffer() });
    });
  });
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ['Transactions', 'Export CSV', 'GET /api/earnings/export.csv', 'somo-transactions-this-month.csv'],
    ['Analytics', 'Export Report', 'GET /api/earnings/report.csv', 'somo-earnings-this-month.csv'],
  ] as const)('EARN-03 from %s with %s, for the selected period, byte for byte', async (tab, button, route, name) => {
    const file = '\ufeffDate,Amount\r\n"Ọlá, the ""quick""",21.25\r\n';
    const gateway = earning().on(route, () => file);
    const { person } = open(gateway, '?period=this-month');
    await person.click(await screen.findByRole('tab', { name: tab }));
    await person.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText('Downloaded')).toBeVisible();
    expect(gateway.asked(route).map(({ query, token }) => [query, token])).toEqual([[{ period: 'this-month' }, 'token-1']]);
    expect(saved.map((each) => each.name)).toEqual([name]);
    const bytes = new Uint8Array(await saved[0]!.text);
    expect([...bytes]).toEqual([...new TextEncoder().encode(file)]);
  });

  it('EARN-03 says so if there is no file', async () => {
    const gateway = earning().on('GET /api/earnings/export.csv', () => {
      throw broken();
    });
    const { person } = open(gateway);
    await person.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText("We couldn't create the file")).toBeVisible();
    expect(saved).toEqual([]);
  });
});
