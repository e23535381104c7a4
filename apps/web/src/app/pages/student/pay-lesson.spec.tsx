import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { LessonPayment } from '@somo/contracts/payments';
import { outdate } from '../../../lib/changes';
import { aLesson, aTeacherUser, aUser, hours, page } from '../../../../spec/builders';
import { broken, refused } from '../../../../spec/fake-gateway';
import { aPayment, aStudentPayment, paid } from '../../../../spec/money';
import { quietGateway, renderApp } from '../../../../spec/render-app';

const unpaid = aLesson({ paidAt: null, payBy: hours(0.5) });
/** Returns a gateway with a payment in the state a test needs. */
const paying = (payment: LessonPayment = aPayment(), lesson = unpaid) =>
  quietGateway()
    .on('GET /api/lessons/:id', () => lesson)
    .on('GET /api/lessons/:id/payment', () => payment);
const open = (gateway = paying()) => renderApp(gateway, '/student/lessons/lesson-1/pay', aUser());
const card = () => screen.findByLabelText('Card number');
/** Opens the field for another card than the demo card. */
const otherCard = async (person: ReturnType<typeof open>['person']) =>
  person.click(await screen.findByRole('button', { name: 'Use another test card' }));
const pay = () => screen.getByRole('button', { name: 'Pay $25.00' });
const news = (cache: ReturnType<typeof open>['cache']) => act(() => outdate(cache, 'lessons'));
const title = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('a student pays for weekly lessons', () => {
  const lessons = [1, 2, 3].map((at) =>
    aLesson({ id: `lesson-${at}`, paidAt: null, payBy: hours(0.5), startsAt: hours(at * 168), weekly: { seriesId: 'series', at, of: 3 } }),
  );
  const gateway = () => paying(aPayment(), lessons[0]).on('GET /api/lessons', () => page(...lessons));

  it('in one step, each by itself, with the sum and each of them', async () => {
    const asked: string[] = [];
    const from = gateway().on('POST /api/lessons/:id/pay', ({ params }) => {
      asked.push(params['id'] ?? '');
      return paid();
    });
    const { person } = open(from);
    const list = within(await screen.findByRole('region', { name: 'Your weekly lessons' }));
    expect(list.getAllByText('$25.00')).toHaveLength(3);
    expect(list.getByText('3 lessons to pay')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Pay $75.00' }));
    expect(await title('Nothing left to pay')).toBeVisible();
    expect(asked).toEqual(['lesson-1', 'lesson-2', 'lesson-3']);
    expect(list.getAllByText('Paid')).toHaveLength(3);
  });

  it('and is told which are paid where one is refused, to pay the others with another card', async () => {
    const from = gateway().on('POST /api/lessons/:id/pay', ({ params }) => {
      if (params['id'] === 'lesson-2') throw refused('card-declined');
      return paid();
    });
    const { person } = open(from);
    await person.click(await screen.findByRole('button', { name: 'Pay $75.00' }));
    expect(await screen.findByText(/^1 of 3 lessons are paid, the others are not\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay $50.00' })).toBeEnabled();
    const list = within(screen.getByRole('region', { name: 'Your weekly lessons' }));
    expect(list.getAllByText('Paid')).toHaveLength(1);
  });

  it('alone where the bank asks about one of them, with the way back to the others', async () => {
    const from = gateway().on('POST /api/lessons/:id/pay', () => aPayment({ nextAction: { kind: 'confirm' } }));
    const { person, at } = open(from);
    await person.click(await screen.findByRole('button', { name: 'Pay $75.00' }));
    expect(await screen.findByRole('link', { name: 'Pay for the other lessons' })).toHaveAttribute('href', '/student/lessons/lesson-2/pay');
    expect(at()).toBe('/student/lessons/lesson-1/pay?alone');
  });

  it('one by one where the card is entered on the page of the payment provider', async () => {
    open(gateway().on('GET /api/lessons/:id/payment', () => aPayment({ payWith: 'page' })));
    const next = await screen.findByRole('link', { name: 'Pay the next of 3 lessons: $25.00' });
    expect(next).toHaveAttribute('href', '/student/lessons/lesson-1/pay?alone');
  });
});

describe('a student pays', () => {
  it.each([
    ['before', () => aPayment(), unpaid],
    ['after', () => paid(), aLesson()],
  ])('BOOK-14 and sees for whom the lesson is, with whom, and until when it is free to cancel, %s it is paid', async (_, payment, of) => {
    open(paying(payment(), { ...of, learner: { id: 'learner-1', firstName: 'Max' } }));
    const lesson = within(await screen.findByRole('region', { name: 'Your lesson' }));
    for (const text of ['by Kwame Mensah', 'for Max', 'Free to cancel until 9:00 AM on Monday, November 23 (GMT-5).'])
      expect(lesson.getByText(text)).toBeVisible();
  });

  it('BOOK-13 PAY-05 sees the lesson, the total including the fee, the deadline, and where the money will go', async () => {
    open();
    expect(await screen.findByText('Demo card')).toBeVisible();
    const lesson = screen.getByRole('region', { name: 'Your lesson' });
    for (const words of ['Physics', 'by Kwame Mensah', 'Tuesday, November 24, 2026', '$25.00', '15% platform fee included'])
      expect(within(lesson).getByText(words)).toBeVisible();
    expect(screen.getByText('Pay by 10:30 AM (GMT-5)')).toBeVisible();
    expect(screen.getByText(/You're charged in US dollars/)).toBeVisible();
    for (const [label, cents] of [
      ['Kwame Mensah receives', '$21.25'],
      ['Platform fee (15%)', '$3.75'],
    ] as const)
      expect(screen.getByText(label).closest('dl')).toHaveTextContent(`${label}${cents}`);
  });

  it('PAY-05 computes the fee percentage from the amounts', async () => {
    open(paying(aPayment({ feeCents: 313, netCents: 2187 })));
    expect(await screen.findByText('12.5% platform fee included')).toBeVisible();
  });

  it('BOOK-13 sends the card number once, however often the button is clicked, waits, and says when the money has arrived', async () => {
    const answers: ((payment: LessonPayment) => void)[] = [];
    const gateway = paying().on('POST /api/lessons/:id/pay', () => new Promise((answer) => answers.push(answer)));
    const { person, cache } = open(gateway);
    await otherCard(person);
    await person.type(await card(), '4000 0000-0000 0341');
    await person.dblClick(pay());
    expect(await screen.findByRole('button', { name: 'Paying...' })).toBeDisabled();
    expect(gateway.asked('POST /api/lessons/:id/pay').map(({ body }) => body)).toEqual([{ card: '4000000000000341' }]);
    answers[0]!(aPayment());
    expect(await title('Your payment is processing')).toHaveFocus();
    gateway.on('GET /api/lessons/:id/payment', () => paid());
    await news(cache);
    expect(await title('Payment received')).toHaveFocus();
    expect(screen.getByText("Your lesson has been booked successfully. We've let Kwame know.")).toBeVisible();
    expect(screen.getByText('You paid').closest('dl')).toHaveTextContent('You paid$25.00');
    expect(screen.getByRole('link', { name: 'View lesson' })).toHaveAttribute('href', '/lessons/lesson-1');
  });

  it('PAY-05 sees the payment status in the page heading', async () => {
    const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
    const gateway = paying();
    const { cache } = open(gateway);
    expect(await heading('Pay for your lesson')).toBeVisible();
    gateway.on('GET /api/lessons/:id/payment', () => paid());
    await news(cache);
    expect(await heading('Your lesson is paid')).toBeVisible();
    gateway.on('GET /api/lessons/:id/payment', () => aPayment({ charge: 'expired' }));
    await news(cache);
    expect(await heading('Payment for your lesson')).toBeVisible();
  });

  it('BOOK-13 pays with the offered demo card in one click, and sees the page poll while the money is pending', async () => {
    const gateway = paying().on('POST /api/lessons/:id/pay', () => aPayment());
    const { person } = open(gateway);
    await person.click(await screen.findByRole('button', { name: 'Pay $25.00' }));
    expect(gateway.asked('POST /api/lessons/:id/pay').map(({ body }) => body)).toEqual([{ card: '4242424242424242' }]);
    await title('Your payment is processing');
    gateway.on('GET /api/lessons/:id/payment', () => paid());
    expect(await title('Payment received')).toBeVisible();
  });

  it('PAY-01 sees at the field that a card was declined, and keeps the form', async () => {
    const gateway = paying().on('POST /api/lessons/:id/pay', () => {
      throw refused('card-declined');
    });
    const { person } = open(gateway);
    await otherCard(person);
    await person.type(await card(), '4000000000000002');
    await person.click(pay());
    await waitFor(async () => expect(await card()).toHaveAccessibleErrorMessage('Your card was declined. Please try another card.'));
    expect(await card()).toHaveFocus();
    expect(await card()).toHaveValue('4000000000000002');
    gateway.on('POST /api/lessons/:id/pay', () => aPayment());
    await person.click(pay());
    expect(await title('Your payment is processing')).toBeVisible();
  });

  it('is refused an invalid card number without a request', async () => {
    const gateway = paying();
    const { person } = open(gateway);
    await otherCard(person);
    await person.type(await card(), '4242 abcd');
    await person.click(pay());
    expect(await card()).toHaveAccessibleErrorMessage('Please enter a valid card number');
    expect(gateway.asked('POST /api/lessons/:id/pay')).toEqual([]);
  });

  it('can fill in a test card, and sees that this is the sandbox', async () => {
    const { person } = open();
    await otherCard(person);
    await person.click(await screen.findByRole('button', { name: 'Use 4000 0025 0000 3155: asks you to confirm with your bank' }));
    expect(await card()).toHaveValue('4000 0025 0000 3155');
    expect(screen.getByText(/^This is test mode\. No real money moves/)).toBeVisible();
  });

  it.each([
    ['Approve', true],
    ['Decline', false],
  ] as const)('PAY-01 confirms at the bank with %s', async (button, approved) => {
    const asked = aPayment({ nextAction: { kind: 'confirm' } });
    const gateway = paying(asked).on('POST /api/lessons/:id/pay/confirm', ({ body }) => {
      gateway.on('GET /api/lessons/:id/payment', () => aPayment());
      if (!body.approved) throw refused('card-declined');
      return aPayment();
    });
    const { person } = open(gateway);
    expect(await screen.findByText('Do you want to pay $25.00 to Somo?')).toBeVisible();
    await person.dblClick(screen.getByRole('button', { name: button }));
    if (approved) expect(await title('Your payment is processing')).toBeVisible();
    else await waitFor(async () => expect(await card()).toHaveAccessibleErrorMessage(/^You declined the payment/));
    expect(gateway.asked('POST /api/lessons/:id/pay/confirm').map(({ body }) => body)).toEqual([{ approved }]);
  });

  it("is sent to the bank's own page, if it has one", async () => {
    open(paying(aPayment({ nextAction: { kind: 'redirect', url: 'https://bank.example/3ds' } })));
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', 'https://bank.example/3ds');
  });

  it('PAY-01 is not asked for a card if the provider has its own page, and is sent there', async () => {
    const toPage = { kind: 'redirect', url: 'https://checkout.example/1' } as const;
    const gateway = paying(aPayment({ payWith: 'page' })).on('POST /api/lessons/:id/pay', () =>
      aPayment({ payWith: 'page', nextAction: toPage }),
    );
    const { person } = open(gateway);
    await person.dblClick(await screen.findByRole('button', { name: 'Pay $25.00' }));
    expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', toPage.url);
    expect(gateway.asked('POST /api/lessons/:id/pay').map(({ body }) => body)).toEqual([{}]);
  });

  it("is told of a failed request, and sees the payment's actual status", async () => {
    const gateway = paying().on('POST /api/lessons/:id/pay', () => {
      gateway.on('GET /api/lessons/:id/payment', () => paid());
      throw broken();
    });
    const { person } = open(gateway);
    await person.click(await screen.findByRole('button', { name: 'Pay $25.00' }));
    expect(await screen.findByText("Your payment didn't go through")).toBeVisible();
    expect(await title('Payment received')).toBeVisible();
  });
});

describe('a payment that is over', () => {
  const refund = { refundedCents: 2500, feeCents: 0, netCents: 0 };
  it.each([
    ['paid before', paid(), unpaid, 'Paid on November 21, 2026 at 9:00 AM (GMT-5)', /^Paid on/],
    [
      'expired',
      aPayment({ charge: 'expired' }),
      { ...unpaid, cancelledBy: 'payment' as const },
      'The payment deadline has passed',
      /You weren't charged/,
    ],
    ['failed', aPayment({ charge: 'failed' }), unpaid, 'Your payment failed', /you weren't charged/],
    [
      'called off unpaid',
      aPayment({ charge: 'expired' }),
      { ...unpaid, cancelledBy: 'teacher' as const },
      'This lesson was cancelled',
      /nothing left to pay/,
    ],
    ['refunded', paid({ charge: 'refunded', ...refund }), unpaid, 'Your payment was refunded', /^We refunded \$25\.00/],
    [
      'being refunded',
      paid({ refundPendingCents: 2500, feeCents: 0, netCents: 0 }),
      unpaid,
      'Your refund is on its way',
      /^We're refunding \$25\.00/,
    ],
    [
      'refunded in part',
      paid({ charge: 'part_refunded', refundedCents: 1000, feeCents: 225, netCents: 1275 }),
      unpaid,
      'Your payment was partially refunded',
      /^We refunded \$10\.00/,
    ],
    ['disputed', paid({ charge: 'disputed' }), unpaid, 'Your bank is reviewing this payment', /Nothing changes/],
    [
      'late',
      aPayment({ payBy: hours(-0.1) }),
      unpaid,
      'The payment deadline has passed',
      "The time to pay is over. We're releasing your time.",
    ],
  ] as const)('%s has a screen of its own, and no card form', async (_, payment, lesson, heading, words) => {
    open(paying(payment, lesson));
    expect(await title(heading)).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByLabelText('Card number')).toBeNull();
  });

  it('PAY-05 adds up to what was paid after a partial refund', async () => {
    open(paying(paid({ charge: 'part_refunded', refundedCents: 1000, feeCents: 225, netCents: 1275 })));
    const total = await screen.findByText('You paid');
    expect(total.closest('dl')).toHaveTextContent('Kwame Mensah receives$12.75Platform fee (15%)$2.25Refunded to you$10.00You paid$25.00');
  });

  it("shows another student's lesson as not found", async () => {
    open(
      paying().on('GET /api/lessons/:id', () => {
        throw refused('lesson-not-found');
      }),
    );
    expect(await screen.findByText("We couldn't find that lesson.")).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  it('retries if it could not be loaded', async () => {
    const gateway = paying().on('GET /api/lessons/:id/payment', () => {
      throw broken();
    });
    const { person } = open(gateway);
    expect(await screen.findByText("We couldn't load the payment. Please try again later.")).toBeVisible();
    gateway.on('GET /api/lessons/:id/payment', () => aPayment());
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Demo card')).toBeVisible();
  });

  it('keeps the form if it could not be fetched again, and says that it may have changed', async () => {
    const gateway = paying();
    const { cache } = open(gateway);
    expect(await screen.findByText('Demo card')).toBeVisible();
    gateway.on('GET /api/lessons/:id/payment', () => {
      throw broken();
    });
    await news(cache);
    expect(await screen.findByText("We couldn't reach Somo, so this may be out of date.")).toBeVisible();
    expect(await screen.findByText('Demo card')).toBeVisible();
  });

  it('waits for the payment of a newly booked lesson', async () => {
    let times = 0;
    const gateway = paying().on('GET /api/lessons/:id/payment', () => {
      times += 1;
      if (times < 3) throw refused('payment-not-found');
      return aPayment();
    });
    open(gateway);
    expect(await screen.findByText('Demo card')).toBeVisible();
  });

  it('follows a rescheduled lesson to the new one', async () => {
    const gateway = paying().on('GET /api/lessons/:id', ({ params }) =>
      params['id'] === 'lesson-1' ? { ...unpaid, successorId: 'lesson-2' } : { ...unpaid, id: 'lesson-2' },
    );
    const { at } = open(gateway);
    expect(await screen.findByText('Demo card')).toBeVisible();
    expect(at()).toBe('/student/lessons/lesson-2/pay');
  });

  it('ROUTE-11 is for students only', async () => {
    const { at } = renderApp(paying(), '/student/lessons/lesson-1/pay', aTeacherUser());
    await waitFor(() => expect(at()).toBe('/teacher/dashboard'));
  });
});

describe('the link to pay', () => {
  it('LES-01 SDASH-03 is on each lesson that is waiting for payment, for the student only', async () => {
    const lessons = () => quietGateway().on('GET /api/lessons', () => page(unpaid, aLesson({ id: 'paid', startsAt: hours(90) })));
    for (const path of ['/student/lessons', '/student/dashboard']) {
      renderApp(lessons(), path, aUser());
      const links = await screen.findAllByRole('link', { name: /^Pay now: Physics/ });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(['/student/lessons/lesson-1/pay']);
      document.body.replaceChildren();
    }
    renderApp(lessons(), '/teacher/lessons', aTeacherUser());
    await screen.findByText('Pay by 3:30 PM (GMT)');
    expect(screen.queryByRole('link', { name: /^Pay now/ })).toBeNull();
  });

  it.each(['/student/lessons', '/student/dashboard'])('LES-01 SDASH-03 is gone at %s once the time to pay is over', async (path) => {
    renderApp(
      quietGateway().on('GET /api/lessons', () => page({ ...unpaid, payBy: hours(-0.1) })),
      path,
      aUser(),
    );
    expect(await screen.findByText(/^Starts in/)).toBeVisible();
    expect(screen.queryByText(/^Pay /)).toBeNull();
  });

  it('PAY-05 is gone from the list of payments once the time to pay is over', async () => {
    const late = aStudentPayment(aPayment({ payBy: hours(-0.1) }));
    renderApp(
      quietGateway().on('GET /api/payments', () => page(late)),
      '/student/settings?tab=payments',
      aUser(),
    );
    expect(await screen.findByText('Payment due')).toBeVisible();
    expect(screen.queryByText(/^Pay (by|now)/)).toBeNull();
  });
});
