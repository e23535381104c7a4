import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { PaymentOfLesson } from '@somo/contracts/receipts';
import { aLesson, aTeacherUser, aUser, hours, page } from '../../../spec/builders';
import { broken, refused } from '../../../spec/fake-gateway';
import { aStudentPayment, moneyOf, paid } from '../../../spec/money';
import { quietGateway, renderApp } from '../../../spec/render-app';
import { applyPush } from '../apply-push';

const unpaid = aLesson({ id: 'lesson-3', subject: 'Biology', startsAt: hours(120), paidAt: null, payBy: hours(0.5) });
const part = moneyOf('lesson-2', { charge: 'part_refunded', refundedCents: 1000, feeCents: 225, netCents: 1275 });
const chemistry = aLesson({ id: 'lesson-2', subject: 'Chemistry', startsAt: hours(100), payment: part });
const refunded = moneyOf('lesson-1', { charge: 'refunded', refundedCents: 2500, feeCents: 0, netCents: 0 });
const listed = (payment: PaymentOfLesson) => page(aLesson({ payment }), chemistry, unpaid);
const lessons = () => quietGateway().on('GET /api/lessons', () => listed(moneyOf('lesson-1')));
const card = (subject: RegExp) => screen.findByRole('article', { name: subject });

describe('the money of each lesson', () => {
  it.each([
    ['student', aUser(), 'Price breakdown', 'Kwame Mensah receives', 'You paid', 'Refunded to you', 'refunded', 'Total $25.00'],
    [
      'teacher',
      aTeacherUser(),
      'Price breakdown',
      'Your share',
      'Student paid',
      'Refunded to the student',
      'refunded to the student',
      'You receive $21.25',
    ],
  ])(
    'PAY-05 shows a %s the status of the payment, and opens to where the money goes',
    async (side, user, question, net, total, back, words, sum) => {
      const { person } = renderApp(lessons(), `/${side}/lessons`, user);
      const first = within(await card(/^Physics/));
      const second = within(await card(/^Chemistry/));
      expect(await first.findByText(sum)).toBeVisible();
      expect(first.getByText('Paid', { exact: true })).toBeVisible();
      expect(await second.findByText('Partially refunded')).toBeVisible();
      expect(second.getByText(`$25.00 paid, $10.00 ${words}`)).toBeVisible();

      await person.click(second.getByRole('button', { name: /^More about/ }));
      const toggle = second.getByRole('button', { name: new RegExp(`^${question}: Chemistry, `) });
      expect(toggle).toHaveAttribute('aria-expanded', 'false');
      expect(second.getByText(net)).not.toBeVisible();
      await person.click(toggle);
      expect(second.getByText(net).closest('dl')).toHaveTextContent(`${net}$12.75Platform fee (15%)$2.25${back}$10.00${total}$25.00`);
      expect(within(await card(/^Biology/)).queryByRole('button', { name: /Price breakdown/ })).toBeNull();
    },
  );

  it.each([
    ['student', aUser(), 'Physics', 'This lesson was already refunded in full.', "We've let Kwame know."],
    ['teacher', aTeacherUser(), 'Physics', 'This lesson was already refunded in full.', "We've let Ama know."],
    [
      ...([
        'student',
        aUser(),
        'Chemistry',
        "You'll get the remaining $15.00 back, because the lesson is more than 24 hours away.",
      ] as const),
      "We've let Kwame know. Your $15.00 refund is on its way.",
    ],
    [
      ...(['teacher', aTeacherUser(), 'Chemistry', "Ama gets the remaining $15.00 back, and you won't be paid for this lesson."] as const),
      "We've let Ama know. Their $15.00 refund is on its way.",
    ],
  ])('BOOK-14 promises a %s who cancels only the refund that is left', async (side, user, subject, effect, done) => {
    const gateway = lessons()
      .on('GET /api/lessons', () => listed(refunded))
      .on('POST /api/lessons/:id/cancel', () => aLesson({ displayStatus: 'cancelled' }));
    const { person } = renderApp(gateway, `/${side}/lessons`, user);
    await within(await card(/^Physics/)).findByText('Refunded');
    await person.click(screen.getByRole('button', { name: new RegExp(`^More about ${subject}`) }));
    await person.click(screen.getByRole('button', { name: new RegExp(`^Cancel lesson: ${subject}`) }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this lesson?' });
    expect(within(dialog).getByText(effect)).toBeVisible();
    await person.click(within(dialog).getByRole('button', { name: 'Cancel lesson' }));
    expect(await screen.findByText(done)).toBeVisible();
  });

  it.each(['told', 'not told'])('follows a refund while the page is open, %s by a push', async (told) => {
    const gateway = lessons().on('GET /api/lessons', () =>
      listed(moneyOf('lesson-1', { refundPendingCents: 2500, feeCents: 0, netCents: 0 })),
    );
    const { cache } = renderApp(gateway, '/student/lessons', aUser());
    expect(await within(await card(/^Physics/)).findByText('Refund on its way')).toBeVisible();
    gateway.on('GET /api/lessons', () => listed(refunded));
    if (told === 'told') act(() => applyPush(cache, { name: 'payment.changed', payload: { lessonId: 'lesson-1', version: 4 } }));
    expect(await within(await card(/^Physics/)).findByText('Refunded', {}, { timeout: told === 'told' ? 1500 : 4500 })).toBeVisible();
  });

  it('shows the lessons if their payments cannot be loaded', async () => {
    const gateway = quietGateway().on('GET /api/lessons', () => page(aLesson({ paymentUnavailable: true }), unpaid));
    const { person } = renderApp(gateway, '/student/lessons', aUser());
    const first = within(await card(/^Physics/));
    expect(first.getByText("We couldn't load the payment. Please try again later.")).toBeVisible();
    expect(first.getByText('Paid', { exact: true })).toBeVisible();
    expect(within(await card(/^Biology/)).queryByRole('alert')).toBeNull();
    gateway.on('GET /api/lessons', () => listed(moneyOf('lesson-1')));
    await person.click(first.getByRole('button', { name: 'Try Again' }));
    expect(await first.findByText('Total $25.00')).toBeVisible();
  });
});

describe('a student downloads a receipt', () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let last: Blob;
    URL.createObjectURL = (blob) => {
      last = blob as Blob;
      return 'blob:somo';
    };
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: last.text() });
    });
  });
  afterEach(() => void jest.restoreAllMocks());

  const places = [
    ['the list of payments', '/student/settings?tab=payments', /^Receipt \(PDF\): Physics, November 21, 2026$/],
    ['a lesson', '/student/lessons', /^Receipt \(PDF\): Physics, November 24, 2026$/],
    ['the page where it was paid', '/student/lessons/lesson-1/pay', /^Receipt \(PDF\): Physics$/],
  ] as const;
  const everywhere = () =>
    lessons()
      .on('GET /api/payments', () => page(aStudentPayment()))
      .on('GET /api/lessons/:id', () => aLesson())
      .on('GET /api/lessons/:id/payment', () => paid());

  it.each(places)('PAY-05 from %s, named after its number', async (_, path, button) => {
    let answer: (pdf: string) => void = () => {};
    const gateway = everywhere().on('GET /api/lessons/:id/receipt.pdf', () => new Promise((done) => (answer = done)));
    const { person } = renderApp(gateway, path, aUser());
    if (path === '/student/lessons') await person.click(await screen.findByRole('button', { name: /^More about Physics/ }));
    await person.dblClick(await screen.findByRole('button', { name: button }));
    expect(await screen.findByRole('button', { name: 'Preparing the receipt...' })).toBeDisabled();
    answer('%PDF-1.7 the receipt');
    expect(await screen.findByText('Receipt downloaded')).toBeVisible();
    expect(gateway.asked('GET /api/lessons/:id/receipt.pdf').map(({ params, token }) => [params, token])).toEqual([
      [{ id: 'lesson-1' }, 'token-1'],
    ]);
    expect(saved.map(({ name }) => name)).toEqual(['somo-receipt-R-7K3M-Q9XV-2R8T.pdf']);
    expect(await saved[0]?.text).toBe('%PDF-1.7 the receipt');
  });

  it.each([
    ['of the server', () => refused('receipt-not-ready'), "The receipt will be available once you've paid."],
    ['of our own where it breaks', () => broken(), 'Please try again in a moment.'],
  ])('shows a message %s if there is none', async (_, fault, words) => {
    const gateway = everywhere().on('GET /api/lessons/:id/receipt.pdf', () => {
      throw fault();
    });
    const { person } = renderApp(gateway, '/student/settings?tab=payments', aUser());
    await person.click(await screen.findByRole('button', { name: /^Receipt/ }));
    expect(await screen.findByText("We couldn't create the receipt")).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('is not offered for what was never paid, or to teachers', async () => {
    const open = aStudentPayment({ charge: 'expired', paidAt: null });
    renderApp(
      everywhere().on('GET /api/payments', () => page(open)),
      '/student/settings?tab=payments',
      aUser(),
    );
    expect(await screen.findByText('Expired')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Receipt/ })).toBeNull();
    document.body.replaceChildren();
    renderApp(everywhere(), '/teacher/lessons', aTeacherUser());
    expect(await within(await card(/^Physics/)).findByText('You receive $21.25')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Receipt/ })).toBeNull();
  });
});
