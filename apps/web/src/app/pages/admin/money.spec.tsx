import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { LedgerSums } from '@somo/contracts/ledger';
import type { LessonProblem } from '@somo/contracts/problems';
import type { LessonTimeline, TimelineFact } from '@somo/contracts/timeline';
import { aUser, hours, page } from '../../../../spec/builders';
import { broken, never, refused } from '../../../../spec/fake-gateway';
import { aPayout, aProblem, lessonMoney } from '../../../../spec/money';
import { quietGateway, renderApp } from '../../../../spec/render-app';

const operator = aUser({ id: 'user-9', firstName: '', lastName: '', fullName: '', role: 'admin' });
const accounts = (sums: Record<string, number>) => Object.entries(sums).map(([account, balanceCents]) => ({ account, balanceCents }));
const even: LedgerSums = {
  accounts: accounts({ held: -2500, payable: -1700, 'platform-fee': -300, provider: 4897, 'provider-fee': 103, refunds: -500 }),
  totalCents: 0,
  troubles: [],
};

describe('PERM-05 EARN-01 an operator reviews payouts', () => {
  const mobile = { method: 'mobile_money', mobileNumber: '•••• 5678', country: 'GH', network: 'mtn' } as const;
  const paidOut = () =>
    quietGateway().on('GET /api/admin/payouts', ({ query }) =>
      query['status'] === 'refused'
        ? page(aPayout({ status: 'refused', reason: 'account closed', method: mobile }))
        : page(
            aPayout(),
            aPayout({ id: 'two', status: 'done', payoutDate: '2026-11-24' }),
            aPayout({ id: 'three', status: 'done', payoutDate: '2026-11-20' }),
          ),
    );

  it('sees the teacher, masked account, amount, status and date', async () => {
    renderApp(paidOut(), '/admin/payouts', operator);
    const [head, first, second, third] = within(await screen.findByRole('table', { name: 'Payouts' })).getAllByRole('row');
    expect(head).toHaveTextContent('TeacherLessonsAccountPayout runStatusAmount');
    expect(first).toHaveTextContent(
      /^Kwame MensahLessons Physics, November \d+, 2026Bank transfer Ecobank Ghana · •••• 6789Payout run November 20, 2026Expected by November 27, 2026In transit\$106\.25$/,
    );
    expect(within(first!).getByRole('link', { name: 'Kwame Mensah' })).toHaveAttribute('href', '/admin/people/teacher-1');
    expect(within(first!).getByRole('link', { name: /^Physics, / })).toHaveAttribute('href', '/admin/lessons/lesson-1');
    expect(second).toHaveTextContent(/Paid on November 24, 2026Paid/);
    expect(third).toHaveTextContent(/Payout run November 20, 2026.*\$106\.25$/);
    await waitFor(() => expect(document.title).toBe('Payouts · Somo'));
  });

  it('filters by status in the URL, and sees why a payout was refused', async () => {
    const { person, at } = renderApp(paidOut(), '/admin/payouts', operator);
    await person.selectOptions(await screen.findByLabelText('Status'), 'Failed');
    expect(at()).toBe('/admin/payouts?status=refused');
    expect(await screen.findByText('Reason: account closed')).toBeVisible();
    await person.selectOptions(screen.getByLabelText('Status'), 'All statuses');
    expect(at()).toBe('/admin/payouts');
  });

  it('sees what is due to teachers, as the server sums it, and no sum of a part of the list', async () => {
    const due = { teachers: 2, amountCents: 4250 };
    renderApp(
      quietGateway().on('GET /api/admin/payouts', () => ({ ...page(aPayout()), nextCursor: 'next', due })),
      '/admin/payouts',
      operator,
    );
    const panel = await screen.findByRole('region', { name: 'Due to teachers' });
    expect(panel).toHaveTextContent('$42.50To 2 teachers with a payout method.');
    expect(screen.queryByText(/^1 payout/)).toBeNull();
  });

  it('loads more on demand', async () => {
    const gateway = quietGateway().on('GET /api/admin/payouts', ({ query }) =>
      query['cursor'] ? page(aPayout({ id: 'last', amountCents: 777 })) : { ...page(aPayout()), nextCursor: 'next' },
    );
    const { person } = renderApp(gateway, '/admin/payouts', operator);
    await person.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('$7.77')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('shows loading, an empty list, and a failure', async () => {
    const gateway = quietGateway().on('GET /api/admin/payouts', never);
    const { person } = renderApp(gateway, '/admin/payouts?status=done', operator);
    expect(await screen.findByText('Loading payouts')).toBeInTheDocument();
    gateway.on('GET /api/admin/payouts', () => page());
    await person.selectOptions(screen.getByLabelText('Status'), 'In transit');
    expect(await screen.findByText('No payouts with this status')).toBeVisible();
    gateway.on('GET /api/admin/payouts', () => {
      throw broken();
    });
    await person.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText("We couldn't load payouts.")).toBeVisible();
    gateway.on('GET /api/admin/payouts', () => page());
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No payouts yet')).toBeVisible();
  });
});

describe('LES-10 PERM-05 an operator resolves problems', () => {
  function reported(...problems: LessonProblem[]) {
    const open = problems.length > 0 ? problems : [aProblem()];
    const resolved: LessonProblem[] = [];
    return quietGateway()
      .on('GET /api/admin/problems', ({ query }) => page(...(query['status'] === 'resolved' ? resolved : open)))
      .on('GET /api/admin/lessons/:id/payment', () => lessonMoney())
      .on('GET /api/admin/lessons/:id/timeline', () => timelineOf())
      .on('POST /api/admin/problems/:id/resolve', ({ params, body }) => {
        const at = open.findIndex(({ id }) => id === params['id']);
        const [found = aProblem()] = open.splice(at, 1);
        const { outcome, note, refundCents = null } = body;
        resolved.push({ ...found, outcome, note, refundCents, status: 'resolved', resolvedAt: hours(0), resolvedBy: 'user-9' });
        return resolved.at(-1) as LessonProblem;
      });
  }
  const timelineOf = (entries: LessonTimeline['entries'] = [], silent: LessonTimeline['silent'] = []): LessonTimeline => ({
    ...{ lessonId: 'lesson-1', holds: [], entries, silent },
  });
  const start = (gateway = reported()) => renderApp(gateway, '/admin/problems', operator);
  const ask = async (person: ReturnType<typeof start>['person']) => {
    await person.click(await screen.findByRole('button', { name: 'Resolve: No-show, Physics, Ama Boateng and Kwame Mensah' }));
    return within(await screen.findByRole('alertdialog', { name: 'Resolve this problem' }));
  };

  it('sees who reported what about which lesson, with a link to it', async () => {
    start();
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent('Ama Boateng (student) · 2 hours agoNobody came. I waited for an hour.');
    expect(card).toHaveTextContent('Physics, Saturday, November 21, 2026, 5:00 AM - 6:00 AM');
    expect(card).toHaveTextContent('Price$25.00');
    expect(within(card).getByRole('link', { name: /^View lesson/ })).toHaveAttribute(
      'href',
      '/admin/lessons/018cc251-f400-7000-8000-0000000000ff',
    );
  });

  it('sees who was in the classroom, from when to when and for how long', async () => {
    const fact = (name: TimelineFact['name'], at: number, details: TimelineFact['details']) =>
      ({ kind: 'fact', service: 'messaging', name, at: hours(at), details }) as const;
    const entries = [
      fact('classroom-entered', -3, { by: 'teacher' }),
      fact('classroom-left', -2.5, { by: 'teacher' }),
      fact('attended', -2.5, { by: 'teacher', tries: 1, minutes: 28, minutesConnected: 0 }),
    ];
    const gateway = reported().on('GET /api/admin/lessons/:id/timeline', () => timelineOf(entries));
    start(gateway);
    expect(await screen.findByText('Kwame Mensah: 7:00 AM to 7:30 AM, 28 minutes in all')).toBeVisible();
    expect(screen.getByText("Ama Boateng wasn't there")).toBeVisible();
    cleanup();
    start(reported().on('GET /api/admin/lessons/:id/timeline', () => timelineOf([], ['messaging'])));
    expect(await screen.findByText("We couldn't load this.")).toBeVisible();
    expect(screen.queryByText(/wasn't there/)).toBeNull();
  });

  it('is not told of a lesson so long ago that nobody knows who came', async () => {
    const long = aProblem({ startsAt: hours(-200 * 24), endsAt: hours(-200 * 24 + 1) });
    const gateway = reported(long);
    start(gateway);
    expect(await screen.findByRole('article')).toHaveTextContent('Price$25.00');
    expect(screen.queryByText('In the classroom')).toBeNull();
    expect(gateway.asked('GET /api/admin/lessons/:id/timeline')).toEqual([]);
  });

  it('refunds a part: validated against what is left, with its effect on both sides, and finds the decision later', async () => {
    const gateway = reported().on('GET /api/admin/lessons/:id/payment', () =>
      lessonMoney({ refundedCents: 1000, netCents: 1275, feeCents: 225 }),
    );
    const { person, at } = start(gateway);
    const asked = await ask(person);
    expect(await asked.findByText('Nothing is refunded to Ama Boateng.')).toBeVisible();
    await person.click(asked.getByRole('radio', { name: 'Refund part of it' }));
    await person.type(asked.getByLabelText('Amount in dollars'), '15.01');
    await person.type(asked.getByLabelText(/^Note/), 'Half of it took place.');
    await person.click(asked.getByRole('button', { name: 'Refund part of it' }));
    expect(asked.getByText('Please enter $15.00 or less')).toBeVisible();
    expect(asked.getByLabelText('Amount in dollars')).toHaveFocus();
    await person.clear(asked.getByLabelText('Amount in dollars'));
    await person.type(asked.getByLabelText('Amount in dollars'), '5');
    expect(asked.getByRole('status')).toHaveTextContent("Kwame Mensah's share goes from $12.75 to $8.50, and Somo's from $2.25 to $1.50.");
    await person.click(asked.getByRole('button', { name: 'Refund $5.00' }));
    expect(await screen.findByText('Problem resolved')).toBeVisible();
    expect(gateway.asked('POST /api/admin/problems/:id/resolve')[0]?.body).toEqual({
      outcome: 'refund-part',
      refundCents: 500,
      note: 'Half of it took place.',
    });
    expect(await screen.findByText('No open problems')).toBeVisible();
    await person.click(screen.getByRole('tab', { name: 'Resolved' }));
    expect(at()).toBe('/admin/problems?status=resolved');
    expect(await screen.findByRole('article')).toHaveTextContent(
      /\$5\.00 was refunded.*Resolved November 21, 2026 by youHalf of it took place\./,
    );
  });

  it.each([
    ['Pay the teacher', 'Pay the teacher', 'pay-teacher'],
    ['Refund in full', 'Refund $25.00', 'refund-student'],
  ])('%s: without an amount', async (choice, confirm, outcome) => {
    const gateway = reported();
    const { person } = start(gateway);
    const asked = await ask(person);
    await person.click(asked.getByRole('radio', { name: choice }));
    await person.type(asked.getByLabelText(/^Note/), 'Asked both.');
    await person.click(await asked.findByRole('button', { name: confirm }));
    expect(await screen.findByText('Problem resolved')).toBeVisible();
    expect(gateway.asked('POST /api/admin/problems/:id/resolve')[0]?.body).toEqual({ outcome, note: 'Asked both.' });
  });

  it('tells the second of two simultaneous operators that the first has decided', async () => {
    const gateway = reported().on('POST /api/admin/problems/:id/resolve', () => {
      gateway.on('GET /api/admin/problems', () => page());
      throw refused('problem-already-resolved');
    });
    const { person } = start(gateway);
    const asked = await ask(person);
    await person.type(asked.getByLabelText(/^Note/), 'Asked both.');
    await person.click(asked.getByRole('button', { name: 'Pay the teacher' }));
    expect(await screen.findByText('Already handled by another operator')).toBeVisible();
    expect(await screen.findByText('No open problems')).toBeVisible();
  });

  it('keeps what was typed where Somo did not answer, and says that it may have gone through', async () => {
    const gateway = reported().on('POST /api/admin/problems/:id/resolve', () => {
      throw broken();
    });
    const { person } = start(gateway);
    const asked = await ask(person);
    await person.type(asked.getByLabelText(/^Note/), 'Asked both.');
    await person.click(asked.getByRole('button', { name: 'Pay the teacher' }));
    expect(await asked.findByRole('alert')).toHaveTextContent('It may have gone through');
    expect(asked.getByLabelText(/^Note/)).toHaveValue('Asked both.');
  });

  it('shows loading and a failure', async () => {
    start(reported().on('GET /api/admin/problems', never));
    expect(await screen.findByText('Loading problems')).toBeInTheDocument();
    const failing = reported().on('GET /api/admin/problems', () => {
      throw broken();
    });
    const { person } = start(failing);
    expect(await screen.findByText("We couldn't load problems.")).toBeVisible();
    failing.on('GET /api/admin/problems', () => page(aProblem()));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });
});

describe('PERM-05 an operator reviews the ledger', () => {
  const adding = (sums: LedgerSums) => quietGateway().on('GET /api/admin/ledger', () => sums);
  const sumOf = (account: string) =>
    within(
      within(screen.getByRole('table', { name: 'Accounts' }))
        .getByText(account)
        .closest('tr')!,
    )
      .getAllByRole('cell')
      .at(-1);

  it('sees that it sums to zero, as of when, what is in transit, and who pays the card provider', async () => {
    renderApp(adding(even), '/admin/ledger', operator);
    expect(await screen.findByRole('heading', { name: 'All accounts sum to $0.00' })).toBeVisible();
    expect(screen.getByText(/^Calculated on \w+ \d+, \d+ at \d+:\d\d [AP]M \(GMT-\d\)$/)).toBeVisible();
    expect(sumOf('Held for lessons')).toHaveTextContent('−$25.00');
    expect(sumOf('In dispute')).toHaveTextContent('$0.00');
    expect(sumOf('Total')).toHaveTextContent('$0.00');
    const onTheWay = within(screen.getByRole('region', { name: 'In transit' })).getAllByRole('listitem');
    expect(onTheWay.map((line) => line.textContent)).toEqual([
      'Refunds in transit$5.00 in transit',
      'Payouts in transitAt zero',
      'In disputeAt zero',
    ]);
    expect(screen.getByRole('region', { name: 'What is left for Somo' })).toHaveTextContent(
      "Somo's share$3.00Kept by the provider$1.03Left for Somo$1.97",
    );
  });

  it('shows zero as $0.00 before the first lesson is given', async () => {
    renderApp(adding({ ...even, accounts: accounts({ held: -2500, provider: 2397, 'provider-fee': 103 }) }), '/admin/ledger', operator);
    expect(await screen.findByRole('region', { name: 'What is left for Somo' })).toHaveTextContent(
      /Somo's share\$0\.00Kept by the provider\$1\.03Left for Somo−\$1\.03The provider takes its fee when/,
    );
  });

  it('highlights troubles', async () => {
    renderApp(adding({ ...even, totalCents: 5, troubles: [{ what: 'held', of: 'payment-1', cents: 5 }] }), '/admin/ledger', operator);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('All accounts should sum to zero, but they sum to $0.05');
    expect(alert).toHaveTextContent('held of payment-1$0.05');
  });

  it('shows an account it has no name for, refreshes, and shows an empty ledger', async () => {
    const gateway = adding({ ...even, accounts: [...even.accounts, { account: 'gifts', balanceCents: 0 }] });
    const { person } = renderApp(gateway, '/admin/ledger', operator);
    expect(await screen.findByText('gifts')).toBeVisible();
    gateway.on('GET /api/admin/ledger', () => ({ accounts: [], totalCents: 0, troubles: [] }));
    await person.click(screen.getByRole('button', { name: 'Recalculate' }));
    expect(await screen.findByText('No entries yet')).toBeVisible();
  });

  it('shows loading and a failure', async () => {
    renderApp(quietGateway().on('GET /api/admin/ledger', never), '/admin/ledger', operator);
    expect(await screen.findByText('Calculating balances')).toBeInTheDocument();
    const failing = quietGateway().on('GET /api/admin/ledger', () => {
      throw broken();
    });
    const { person } = renderApp(failing, '/admin/ledger', operator);
    expect(await screen.findByText("We couldn't load the ledger.")).toBeVisible();
    failing.on('GET /api/admin/ledger', () => even);
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('The books balance.')).toBeVisible();
  });

  it('ROUTE-11 C36 finds its pages in the navigation, which are for operators only', async () => {
    renderApp(adding(even), '/admin/ledger', operator);
    await screen.findByText('The books balance.');
    const links = [...document.querySelectorAll('nav[aria-label=Main] a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin',
      '/admin/problems',
      '/admin/reports',
      '/admin/verification',
      '/admin/people',
      '/admin/payouts',
      '/admin/ledger',
      '/admin/audit',
    ]);
    for (const path of ['/admin/problems', '/admin/payouts', '/admin/ledger']) {
      const { at } = renderApp(adding(even), path, aUser());
      await waitFor(() => expect(at()).toBe('/student/dashboard'));
    }
  });
});
