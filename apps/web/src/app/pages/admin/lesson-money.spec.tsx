import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { LessonMoney } from '@somo/contracts/payments';
import type { TimelineEntry, TimelineFact } from '@somo/contracts/timeline';
import { outdate } from '../../../lib/changes';
import { aUser, hours } from '../../../../spec/builders';
import { broken, never, refused } from '../../../../spec/fake-gateway';
import { lessonMoney } from '../../../../spec/money';
import { quietGateway, renderApp } from '../../../../spec/render-app';

const lessonId = '018cc251-f400-7000-8000-0000000000ff';
const operator = aUser({ id: 'user-9', firstName: '', lastName: '', fullName: '', role: 'admin' });

/** Returns a gateway whose payment changes as the operator's requests say. */
function paying(is: Partial<LessonMoney> = {}) {
  let money = lessonMoney(is);
  const become = (next: Partial<LessonMoney>) => (money = { ...money, ...next });
  return quietGateway()
    .on('GET /api/admin/lessons/:id/timeline', () => ({ lessonId, holds: [], entries: [], silent: [] }))
    .on('GET /api/admin/lessons/:id/payment', () => money)
    .on('POST /api/admin/lessons/:id/hold', () => become({ heldByOperator: true }))
    .on('POST /api/admin/lessons/:id/release', () => become({ heldByOperator: false }))
    .on('POST /api/admin/lessons/:id/refund', ({ body }) =>
      become({ charge: 'part_refunded', refundedCents: money.refundedCents + body.amountCents, netCents: 1700, feeCents: 300 }),
    );
}
const open = (gateway = paying()) => renderApp(gateway, `/admin/lessons/${lessonId}`, operator);
const panel = () => screen.findByRole('region', { name: 'Lesson and payment' });
const dialog = () => screen.findByRole('alertdialog');
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('PERM-05 an operator reviews the money of a lesson', () => {
  it("PAY-05 sees how the payment divides into the teacher's share, Somo's and the refund, and who pays the card provider", async () => {
    open(paying({ charge: 'part_refunded', refundedCents: 500, netCents: 1700, feeCents: 300, payout: 'due' }));
    await screen.findByText('Partially refunded');
    expect([...document.querySelectorAll('dl > div')].map((line) => line.textContent).slice(-4)).toEqual([
      'Kwame Mensah receives$17.00',
      'Platform fee (15%)$3.00',
      'Refunded to the student$5.00',
      'Student paid$25.00',
    ]);
    expect(await panel()).toHaveTextContent("$1.03, paid out of Somo's share. $1.97 is left.");
    expect(await panel()).toHaveTextContent('Due. It goes out with the next payout.');
  });

  it('LES-10 says that a problem is open before the share is due, and no longer once it is resolved', async () => {
    const fact = (name: TimelineFact['name'], problemId: string) =>
      ({ kind: 'fact', service: 'booking', at: hours(-1), name, details: { problemId } }) as const;
    const entries: TimelineEntry[] = [fact('problem-reported', 'p-1'), fact('problem-resolved', 'p-1'), fact('problem-reported', 'p-2')];
    const gateway = paying().on('GET /api/admin/lessons/:id/timeline', () => ({ lessonId, holds: [], entries, silent: [] }));
    const { cache } = open(gateway);
    const money = within(await panel());
    expect(await money.findByText('Open problem')).toBeVisible();
    expect(money.getByText('Not due yet, and on hold until the problem is resolved.')).toBeVisible();
    expect(money.getByRole('link', { name: 'View problems' })).toHaveAttribute('href', '/admin/problems');
    entries.push(fact('problem-resolved', 'p-2'));
    await act(() => outdate(cache, 'timeline'));
    await waitFor(() => expect(money.queryByText('Open problem')).toBeNull());
    expect(money.getByText("Not due yet. It's due 73 hours after the lesson ends.")).toBeVisible();
  });

  it('links to the new lesson of a rescheduled one', async () => {
    open(paying({ lessonId: 'lesson-2' }));
    expect(await screen.findByRole('link', { name: 'Show the current lesson' })).toHaveAttribute('href', '/admin/lessons/lesson-2');
  });

  it('lists what operators did and what they were refused', async () => {
    const act = { at: hours(-1), operatorId: 'user-9', note: 'Both asked for it.', amountCents: null, refused: null };
    const acts: LessonMoney['acts'] = [
      { ...act, id: 'b', action: 'refund-payment', amountCents: 9900, operatorId: 'user-8', refused: 'refund-too-large' },
      { ...act, id: 'a', action: 'hold-payment' },
    ];
    open(paying({ acts }));
    const [first, second] = await within(await panel()).findAllByRole('listitem');
    expect(first).toHaveTextContent(/Refund of \$99\.00 .* by another operatorRejected: That's more than what's left of this payment\./);
    expect(second).toHaveTextContent(/Put on hold .* by youBoth asked for it\./);
  });

  it('offers nothing if nobody paid, and no hold if the teacher was paid', async () => {
    open(paying({ charge: 'expired', paidAt: null }));
    expect(await screen.findByText('No one has paid for this lesson, so no money moves.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
    open(paying({ payout: 'done' }));
    expect(await screen.findByText('Paid to the teacher.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refund' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hold' })).toBeNull();
  });

  it('shows loading, no payment, and a failure with a retry', async () => {
    const gateway = paying();
    const works = gateway.handlerOf('GET /api/admin/lessons/:id/payment');
    open(gateway.on('GET /api/admin/lessons/:id/payment', never));
    expect(await screen.findByText('Loading payment')).toBeInTheDocument();
    const none = paying().on('GET /api/admin/lessons/:id/payment', () => {
      throw refused('payment-not-found');
    });
    open(none);
    expect(await screen.findByText('No payment yet')).toBeVisible();
    const failing = paying().on('GET /api/admin/lessons/:id/payment', () => {
      throw broken();
    });
    const { person } = open(failing);
    expect(await screen.findByText("We couldn't load the payment.")).toBeVisible();
    failing.on('GET /api/admin/lessons/:id/payment', works);
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await button('Hold')).toBeVisible();
  });
});

describe('PERM-05 an operator acts on the money', () => {
  it('is asked again who it is where the last proof is too old; nothing that was typed is lost, and the act follows by itself', async () => {
    const gateway = paying().on('POST /api/admin/proof', ({ body }) => {
      if (body.password === 'Wrong-day-7') throw refused('wrong-password');
      gateway.on('POST /api/admin/lessons/:id/refund', refunds);
      return null;
    });
    const refunds = gateway.handlerOf('POST /api/admin/lessons/:id/refund');
    gateway.on('POST /api/admin/lessons/:id/refund', () => {
      throw refused('proof-needed');
    });
    const { person } = open(gateway);
    await person.click(await button('Refund'));
    const asked = within(await dialog());
    expect(asked.queryByLabelText('Password')).toBeNull();
    await person.type(asked.getByLabelText(/^Note/), 'Nobody came.');
    await person.click(asked.getByRole('button', { name: 'Refund $25.00' }));
    expect(await asked.findByRole('alert')).toHaveTextContent("please show again that it's you");
    await person.type(await asked.findByLabelText('Password'), 'Wrong-day-7');
    await person.click(asked.getByRole('button', { name: 'Refund $25.00' }));
    expect(await asked.findByText(/password is incorrect/)).toBeVisible();
    await person.clear(asked.getByLabelText('Password'));
    await person.type(asked.getByLabelText('Password'), 'Somo-demo-2026');
    await person.click(asked.getByRole('button', { name: 'Refund $25.00' }));
    expect(await screen.findByText('The refund is on its way')).toBeVisible();
    expect(gateway.asked('POST /api/admin/lessons/:id/refund').map(({ body }) => body.note)).toEqual(['Nobody came.', 'Nobody came.']);
  });

  it('sends no proof while it is unknown what to ask for', async () => {
    const gateway = paying().on('POST /api/admin/proof', () => null);
    const states = gateway.handlerOf('GET /api/auth/two-step');
    gateway
      .on('GET /api/auth/two-step', () => {
        throw broken();
      })
      .on('POST /api/admin/lessons/:id/refund', () => {
        throw refused('proof-needed');
      });
    const { person } = open(gateway);
    await person.click(await button('Refund'));
    const asked = within(await dialog());
    const confirm = asked.getByRole('button', { name: 'Refund $25.00' });
    await person.type(asked.getByLabelText(/^Note/), 'Nobody came.');
    expect(confirm).not.toHaveAttribute('aria-disabled');
    await person.click(confirm);
    expect(await asked.findByText("We couldn't load how you sign in.")).toBeVisible();
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await person.click(confirm);
    gateway.on('GET /api/auth/two-step', states);
    await person.click(asked.getByRole('button', { name: 'Try Again' }));
    await person.type(await asked.findByLabelText('Password'), 'Somo-demo-2026');
    await person.click(confirm);
    await waitFor(() => expect(gateway.asked('POST /api/admin/proof').map(({ body }) => body)).toEqual([{ password: 'Somo-demo-2026' }]));
  });

  it('PAY-03 refunds a part: the amount is validated, the consequences are shown, and the figures update', async () => {
    const gateway = paying();
    const { person } = open(gateway);
    await person.click(await button('Refund'));
    const asked = within(await dialog());
    expect(asked.getByRole('radio', { name: 'Full refund, $25.00' })).toBeChecked();
    expect(asked.getByRole('status')).toHaveTextContent("$25.00 is refunded to Ama Boateng.Kwame Mensah's share goes from $21.25 to $0.00");
    await person.click(asked.getByRole('radio', { name: 'Part of it' }));
    for (const [typed, wrong] of [
      ['', 'Please enter an amount such as 12.50'],
      ['-5', 'Please enter an amount such as 12.50'],
      ['1e3', 'Please enter an amount such as 12.50'],
      ['0', 'Please enter an amount above zero'],
      ['25.01', 'Please enter $25.00 or less'],
    ] as const) {
      await person.clear(asked.getByLabelText('Amount in dollars'));
      if (typed) await person.type(asked.getByLabelText('Amount in dollars'), typed);
      await person.click(asked.getByRole('button', { name: 'Refund' }));
      expect(asked.getByText(wrong)).toBeVisible();
    }
    await person.clear(asked.getByLabelText('Amount in dollars'));
    await person.type(asked.getByLabelText('Amount in dollars'), '5');
    expect(asked.getByRole('status')).toHaveTextContent(
      "$5.00 is refunded to Ama Boateng.Kwame Mensah's share goes from $21.25 to $17.00, and Somo's from $3.75 to $3.00.",
    );
    await person.click(asked.getByRole('button', { name: 'Refund $5.00' }));
    expect(asked.getByText('Please add a note')).toBeVisible();
    expect(asked.getByLabelText(/^Note/)).toHaveFocus();
    await person.type(asked.getByLabelText(/^Note/), ' Half of it took place. ');
    await person.click(asked.getByRole('button', { name: 'Refund $5.00' }));
    expect(await screen.findByText('The refund is on its way')).toBeVisible();
    const body = { amountCents: 500, refundedCents: 0, note: 'Half of it took place.' };
    expect(gateway.asked('POST /api/admin/lessons/:id/refund').map((one) => one.body)).toEqual([body]);
    expect(await screen.findByText('Partially refunded')).toBeVisible();
  });

  it.each([
    ['says that a refund leaves a lesson booked that is still to come', 'confirmed', 26, 1],
    ['says so of no lesson that has begun', 'confirmed', -0.5, 0],
    ['says so of no lesson that was cancelled', 'cancelled', 26, 0],
  ])('%s', async (_, state, start, times) => {
    const entries: TimelineEntry[] = [
      {
        ...{ kind: 'fact', service: 'booking', at: hours(-50), name: 'booked' },
        details: { subject: 'Physics', startsAt: hours(start) },
      },
    ];
    const holds = [{ service: 'booking' as const, what: 'booking' as const, version: 1, state }];
    const { person } = open(paying().on('GET /api/admin/lessons/:id/timeline', () => ({ lessonId, holds, entries, silent: [] })));
    await screen.findByText(/^Physics, /);
    await person.click(await button('Refund'));
    expect(within(await dialog()).queryAllByText('The lesson stays booked.')).toHaveLength(times);
  });

  it('says that a teacher who was already paid gets less next time', async () => {
    const { person } = open(paying({ payout: 'done' }));
    await person.click(await button('Refund'));
    expect(await dialog()).toHaveTextContent(
      'Kwame Mensah was already paid for this lesson. $21.25 will be deducted from their next payout.',
    );
  });

  it('tells the second of two simultaneous operators, shows the new figures, and lets them continue', async () => {
    const gateway = paying();
    const first = gateway.handlerOf('POST /api/admin/lessons/:id/refund');
    gateway.on('POST /api/admin/lessons/:id/refund', async (asked) => {
      gateway.on('POST /api/admin/lessons/:id/refund', first);
      await first({ ...asked, body: { ...asked.body, amountCents: 1000 } });
      throw refused('payment-changed');
    });
    const { person } = open(gateway);
    await person.click(await button('Refund'));
    await person.type(within(await dialog()).getByLabelText(/^Note/), 'Both asked for it.');
    await person.click(await button('Refund $25.00'));
    expect(await screen.findByText('This payment has changed. Please review it and try again.')).toBeVisible();
    await person.click(await button('Refund $15.00'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(gateway.asked('POST /api/admin/lessons/:id/refund').map(({ body }) => [body.amountCents, body.refundedCents])).toEqual([
      [2500, 0],
      [1500, 1000],
    ]);
  });

  it('holds the share and releases it, each with a note, and says what either does', async () => {
    const gateway = paying();
    const { person } = open(gateway);
    for (const [does, effect, done] of [
      ['Hold', "Kwame Mensah's $21.25 isn't paid out until an operator releases it.", 'Share on hold'],
      ['Release', "Kwame Mensah's $21.25 is paid out when due", 'Share released'],
    ] as const) {
      await person.click(await button(does));
      expect(await dialog()).toHaveTextContent(effect);
      await person.type(within(await dialog()).getByLabelText(/^Note/), 'We looked into it.');
      await person.click(await button(`${does} $21.25`));
      expect(await screen.findByText(done)).toBeVisible();
    }
    expect(gateway.asked('POST /api/admin/lessons/:id/release')[0]?.body).toEqual({ note: 'We looked into it.' });
  });

  it('says why nothing was held', async () => {
    const gateway = paying().on('POST /api/admin/lessons/:id/hold', () => {
      throw refused('already-paid-out');
    });
    const { person } = open(gateway);
    await person.click(await button('Hold'));
    await person.type(within(await dialog()).getByLabelText(/^Note/), 'x');
    await person.click(await button('Hold $21.25'));
    expect(await screen.findByText('The teacher has already been paid for this lesson.')).toBeVisible();
  });
});
