import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { LessonHappening } from '@somo/contracts/lesson-history';
import type { Lesson } from '@somo/contracts/lessons';
import type { Material } from '@somo/contracts/materials';
import { aLesson, aTeacherUser, aUser, hours, page } from '../../../spec/builders';
import { broken, refused } from '../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../spec/render-app';

const { startsAt } = aLesson();
const proposal: LessonHappening = {
  kind: 'proposed',
  ...{ at: hours(-3), by: 'teacher', times: [hours(100), hours(101)], status: 'declined', reason: 'A wedding.', answer: 'School.' },
};
const past: LessonHappening[] = [
  { kind: 'requested', at: hours(-9) },
  { kind: 'booked', at: hours(-8), by: null, startsAt: hours(48) },
  { kind: 'paid', at: hours(-7) },
  proposal,
  { kind: 'moved', at: hours(-2), by: 'student', from: hours(48), to: startsAt, reason: 'A cold.' },
  { kind: 'moved', at: hours(-1), by: 'teacher', from: hours(48), to: startsAt, reason: null },
];

const withLesson = (is: Partial<Lesson> = {}, items: LessonHappening[] = past) =>
  quietGateway()
    .on('GET /api/lessons/:id', ({ params }) => aLesson({ id: params['id'] ?? '', ...is }))
    .on('GET /api/lessons/:id/history', ({ params }) => ({ lessonId: params['id'] ?? '', items }));
const sentences = async () => {
  const history = within(await screen.findByRole('region', { name: 'History' }));
  await history.findAllByRole('listitem');
  return history.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/\u00a0/g, ' '));
};

beforeAll(() => import('./lesson'));

const absent = (userId: string) => ({
  ...{ userId, tries: 0, joins: 0, firstJoinedAt: null, lastSeenAt: null },
  ...{ seconds: 0, connectedSeconds: 0, kbps: null, rttMs: null, concealedPercent: null },
});

describe('LES-12 the page of a lesson', () => {
  it('tells its student what, when on both clocks, with whom, what it costs, and what comes next, with two questions', async () => {
    const gateway = withLesson();
    renderApp(gateway, '/lessons/lesson-1', aUser());
    expect(await screen.findByRole('heading', { level: 1, name: 'Physics' })).toBeVisible();
    for (const words of [
      'Tuesday, November 24, 2026',
      '9:00 AM - 10:00 AM (GMT-5)',
      "Kwame's time: 2:00 PM - 3:00 PM (GMT)",
      'You can join from Tue, 8:45 AM, 15 minutes before it starts.',
      '$25.00',
      'Free cancellation until Mon, 9:00 AM (GMT-5): you get all $25.00 back.',
    ])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: "View Kwame Mensah's profile" })).toHaveAttribute('href', '/teachers/teacher-1');
    const write = screen.getByRole('link', { name: 'Message Kwame Mensah' });
    expect(write).toHaveAttribute('href', '/student/messages?with=teacher-1&lesson=lesson-1');
    expect(document.title).toContain('Physics, Tuesday, November 24, 2026');
    const asked = gateway.calls.map(({ route }) => route).filter((route) => route.includes('/lessons'));
    expect(asked.sort()).toEqual(['', '/history', '/materials', '/recordings'].map((part) => `GET /api/lessons/:id${part}`));
  });

  it.each([
    ['shows the recordings of a lesson cancelled after it began', -2, 1],
    ['shows no recordings of a lesson cancelled before it began', -4, 0],
  ])('CLS-10 %s', async (_, cancelledAt, cards) => {
    const is = { startsAt: hours(-3), endsAt: hours(-2), status: 'cancelled', displayStatus: 'cancelled' } as const;
    renderApp(withLesson({ ...is, cancelledAt: hours(cancelledAt) }), '/lessons/lesson-1', aUser());
    await sentences();
    await waitFor(() => expect(screen.queryAllByRole('region', { name: 'Recordings' })).toHaveLength(cards));
  });

  it("puts its history into the reader's words, the latest first, with reasons and the answers of proposals", async () => {
    renderApp(withLesson(), '/lessons/lesson-1', aUser());
    const lines = await sentences();
    expect(lines.map((line) => line.replace(/(November 21, 2026|· ?November).*$/, ''))).toEqual([
      'Moved from Monday, November 23, 10:00 AM to Tuesday, November 24, 9:00 AM, a time Kwame proposed',
      'You moved it from Monday, November 23, 10:00 AM to Tuesday, November 24, 9:00 AM“A cold.”',
      'Kwame proposed 2 other timesWednesday, November 25, 2:00 PMWednesday, November 25, 3:00 PM“A wedding.”“School.”Declined ',
      'You paid $25.00',
      'Booked for Monday, November 23, 10:00 AM',
      'You asked for this lesson',
    ]);
  });

  it('CLS-08 offers its owner to prepare the pages that a PDF has not, and says when that fails', async () => {
    const aPdf = (id: string, addedBy: string, ready: number): Material => {
      const file = { id: `file-${id}`, name: `${id}.pdf`, bytes: 9_000, contentType: 'application/pdf', width: null, height: null };
      return { id, addedBy, addedAt: hours(-1), file, pages: ready ? { count: 3, ready } : null };
    };
    const items = [aPdf('none', 'user-1', 0), aPdf('some', 'user-1', 2), aPdf('all', 'user-1', 3), aPdf('theirs', 'user-2', 0)];
    const gateway = withLesson()
      .on('GET /api/lessons/:id/materials', () => ({ items }))
      .on('GET /api/files/:id', () => {
        throw refused('file-not-found');
      });
    const { person } = renderApp(gateway, '/lessons/lesson-1', aUser());
    await screen.findByText('theirs.pdf');
    const offers = screen.getAllByRole('button', { name: /^Make .* ready to show$/ });
    expect(offers.map((offer) => offer.getAttribute('aria-label'))).toEqual(['none', 'some'].map((id) => `Make ${id}.pdf ready to show`));
    await person.click(offers[1]!);
    expect(await screen.findByRole('alert')).toHaveTextContent('not all of its pages could be prepared');
    expect(gateway.asked('GET /api/files/:id')).toMatchObject([{ params: { id: 'file-some' }, query: { version: 'whole' } }]);
    expect(screen.getAllByText('some.pdf')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Make some.pdf ready to show' })).toBeVisible();
  });

  it('tells its teacher the same in their words, and for which child it is', async () => {
    const learner = { id: 'learner-1', firstName: 'Zola', ageGroup: '10-12' } as Lesson['learner'];
    renderApp(withLesson({ learner, status: 'confirmed' }), '/lessons/lesson-1', aTeacherUser());
    expect(await screen.findByText('For Zola, under 18. Ama Boateng is their guardian.')).toBeVisible();
    expect(screen.getByText('If you cancel, Ama gets all $25.00 back and you aren’t paid.'.replace('’', "'"))).toBeVisible();
    expect(screen.getByRole('button', { name: 'Propose another time' })).toBeVisible();
    const lines = await sentences();
    expect(lines[0]).toContain('a time you proposed');
    expect(lines[1]).toContain('Ama moved it from Monday, November 23, 3:00 PM');
    expect(lines[3]).toContain('Ama paid $25.00');
  });

  it('BOOK-14 leads from an id it had before to where it is now, at once, and keeps that it is to be rated', async () => {
    const gateway = quietGateway()
      .on('GET /api/lessons/:id', ({ params: { id = '' } }) => aLesson({ id, successorId: id === 'newest' ? null : 'second' }))
      .on('GET /api/lessons/:id/history', () => ({ lessonId: 'newest', items: [] }));
    const { at } = renderApp(gateway, '/lessons/first?rate=1', aUser());
    await waitFor(() => expect(at()).toBe('/lessons/newest?rate=1'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Physics' })).toBeVisible();
    expect(gateway.asked('GET /api/lessons/:id').map(({ params }) => params['id'])).toEqual(['first', 'newest']);
  });

  it('BOOK-14 leads on by itself where its history cannot be loaded', async () => {
    const gateway = withLesson()
      .on('GET /api/lessons/:id', ({ params: { id = '' } }) => aLesson({ id, successorId: id === 'second' ? null : 'second' }))
      .on('GET /api/lessons/:id/history', () => {
        throw broken();
      });
    const { at } = renderApp(gateway, '/lessons/first', aUser());
    await waitFor(() => expect(at()).toBe('/lessons/second'), { timeout: 15_000 });
    expect(await screen.findByText("We couldn't load the history of this lesson.", {}, { timeout: 15_000 })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Physics' })).toBeVisible();
  }, 40_000);

  it.each(['lesson-not-found', 'invalid-input'] as const)('says that there is no such lesson (%s), with a way on', async (code) => {
    const none = () => {
      throw refused(code);
    };
    const gateway = quietGateway().on('GET /api/lessons/:id', none).on('GET /api/lessons/:id/history', none);
    renderApp(gateway, '/lessons/%00', aTeacherUser());
    expect(await screen.findByRole('heading', { level: 1, name: "We couldn't find this lesson" })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to My Lessons' })).toHaveAttribute('href', '/teacher/lessons');
  });

  it('offers to try again where it cannot be loaded', async () => {
    let fails = true;
    const gateway = withLesson().on('GET /api/lessons/:id', () => {
      if (fails) throw broken();
      return aLesson();
    });
    const { person } = renderApp(gateway, '/lessons/lesson-1', aUser());
    expect(await screen.findByRole('heading', { name: "We couldn't load this lesson." }, { timeout: 15_000 })).toBeVisible();
    fails = false;
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Physics' })).toBeVisible();
  }, 20_000);

  it('PAY-01 asks for the payment first, and says what cancelling costs: nothing', async () => {
    renderApp(withLesson({ paidAt: null, payBy: hours(0.5) }), '/lessons/lesson-1', aUser());
    expect(await screen.findByRole('link', { name: 'Pay $25.00 now' })).toHaveAttribute('href', '/student/lessons/lesson-1/pay');
    expect(screen.getByText('Pay by 10:30 AM (GMT-5), or this lesson is cancelled.')).toBeVisible();
    expect(screen.getByText("You haven't paid yet, so cancelling costs nothing.")).toBeVisible();
  });

  it('LES-05 asks a teacher for the notes of a lesson that is over, and has who was there', async () => {
    const over = { status: 'completed', displayStatus: 'completed', startsAt: hours(-2), review: null } as const;
    const gateway = withLesson(over).on('GET /api/lessons/:id/attendance', () => ({
      lessonId: 'lesson-1',
      people: [aLesson().studentId].map(absent),
    }));
    const { person } = renderApp(gateway, '/lessons/lesson-1', aTeacherUser());
    await person.click(await screen.findByRole('button', { name: 'Add Lesson Notes' }));
    expect(await screen.findByRole('dialog', { name: 'Notes' })).toBeVisible();
    expect(screen.getByText('Nobody entered the Somo classroom for this lesson.')).toBeInTheDocument();
  });

  it('LES-05 does not say that nobody was there once attendance is deleted', async () => {
    renderApp(withLesson({ status: 'completed', displayStatus: 'completed', startsAt: hours(-24 * 200) }), '/lessons/lesson-1', aUser());
    expect(await screen.findByText('Attendance is kept for 180 days after a lesson.')).toBeVisible();
  });

  it('LES-01 is one click away from the cards', async () => {
    const gateway = withLesson().on('GET /api/lessons', ({ query }) => (query['when'] === 'past' ? page() : page(aLesson())));
    const { person, at } = renderApp(gateway, '/student/lessons', aUser());
    await person.click(await screen.findByRole('link', { name: 'Physics, Tuesday, November 24, 2026, 9:00 AM' }));
    await waitFor(() => expect(at()).toBe('/lessons/lesson-1'));
    await person.click(await screen.findByRole('button', { name: 'Cancel lesson' }));
    expect(await screen.findByRole('alertdialog', { name: 'Cancel this lesson?' })).toBeVisible();
  });
});
