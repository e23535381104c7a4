import { beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { LessonReview, TeacherReviews } from '@somo/contracts/reviews';
import { aLesson, aProfile, aTeacherUser, aUser, hours, page } from '../../../spec/builders';
import { refused } from '../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../spec/render-app';

const aReview = (is: Partial<LessonReview> = {}): LessonReview => ({
  ...{ id: 'review-1', agreementId: 'lesson-1', rating: 4, text: 'I know where to start now.', tags: ['patient'] },
  ...{ firstName: 'Ama', month: '2026-11', subject: 'Physics', postedAt: hours(-3), editableUntil: hours(100) },
  ...{ replyEditableUntil: null, hidden: null },
  ...is,
});
const reviewsOf = (...items: LessonReview[]): TeacherReviews => ({
  ...{ items, nextCursor: null, averageRating: 4, reviewsCount: items.length, distribution: [0, 0, 0, items.length, 0] },
  tags: { 'explains-well': 0, patient: items.length, prepared: 0, 'on-time': 0 },
});
const over = (review: LessonReview | null) =>
  aLesson({
    status: 'completed',
    displayStatus: 'completed',
    startsAt: hours(-30),
    review,
    ...(review ? { myRating: review.rating } : {}),
  });

// The first test would wait for what the others find compiled.
beforeAll(() => Promise.all([import('../../features/reviews/rate-dialog'), import('./lesson')]));

describe('REV-01 a past lesson', () => {
  it('is rated by the keyboard, with stars that are missing and a text that is too short said at their fields', async () => {
    let review: LessonReview | null = null;
    const gateway = quietGateway()
      .on('GET /api/lessons/:id', () => over(review))
      .on('POST /api/lessons/:id/review', () => (review = aReview()));
    const { person } = renderApp(gateway, '/lessons/lesson-1?rate=1', aUser());
    const dialog = within(await screen.findByRole('dialog', { name: 'How was your lesson?' }));
    await person.click(dialog.getByRole('button', { name: 'Post review' }));
    expect(await dialog.findByText('Please choose 1 to 5 stars')).toBeVisible();
    await person.click(dialog.getByRole('radio', { name: '5 stars' }));
    await person.keyboard('{ArrowLeft}');
    expect(dialog.getByText('Very good')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Patient' }));
    const text = dialog.getByLabelText(/What should other students know/);
    await person.type(text, 'Short');
    await person.click(dialog.getByRole('button', { name: 'Post review' }));
    expect(await dialog.findByText('Please use at least 10 characters')).toBeVisible();
    await person.type(text, ', and clear.');
    await person.click(dialog.getByRole('button', { name: 'Post review' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(gateway.asked('POST /api/lessons/:id/review').map(({ body }) => body)).toEqual([
      { rating: 4, text: 'Short, and clear.', tags: ['patient'] },
    ]);
    expect(await screen.findByText('I know where to start now.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Rate the lesson/ })).toBeNull();
  });

  it('says why it cannot be rated, and keeps what was written', async () => {
    const gateway = quietGateway()
      .on('GET /api/lessons/:id', () => over(null))
      .on('POST /api/lessons/:id/review', () => {
        throw refused('lesson-refunded');
      });
    const { person } = renderApp(gateway, '/lessons/lesson-1?rate=1', aUser());
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('radio', { name: '1 star' }));
    await person.click(dialog.getByRole('button', { name: 'Post review' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This lesson was refunded, so it can no longer be rated.');
    expect(dialog.getByRole('radio', { name: '1 star' })).toBeChecked();
  });

  it('REV-03 shows both people why its review is hidden, without ways to change it', async () => {
    const hidden = aReview({ hidden: { reason: 'It names a child.', since: hours(-1) } });
    const gateway = () => quietGateway().on('GET /api/lessons/:id', () => over(hidden));
    for (const user of [aUser(), aTeacherUser()]) {
      renderApp(gateway(), '/lessons/lesson-1', user);
      expect(await screen.findByText('Reason: It names a child.')).toBeVisible();
      for (const name of [/^Edit review/, /^Reply/, /^Report the/]) expect(screen.queryByRole('button', { name })).toBeNull();
      cleanup();
    }
    const listed = gateway().on('GET /api/lessons', ({ query }) => (query['when'] === 'past' ? page(over(hidden)) : page()));
    const { person } = renderApp(listed, '/student/lessons', aUser());
    await person.click(await screen.findByRole('tab', { name: 'Past Lessons' }));
    expect(await screen.findByText(/^Somo has hidden this review/)).toBeVisible();
    expect(screen.queryByRole('img', { name: / out of 5$/ })).toBeNull();
  });
});

describe('REV-02 the page of a teacher', () => {
  const withReviews = (reviews: TeacherReviews) =>
    quietGateway()
      .on('GET /api/teachers/:id', () => aProfile())
      .on('GET /api/teachers/:id/reviews', () => reviews);

  it('has what students said, with how many gave each number of stars', async () => {
    renderApp(withReviews(reviewsOf(aReview({ reply: { text: 'Thank you, Ama!', repliedAt: hours(-1) } }))), '/teachers/teacher-1');
    const section = within(await screen.findByRole('region', { name: 'Reviews' }));
    const review = within(await section.findByRole('article', { name: 'Review by Ama' }));
    for (const words of ['I know where to start now.', 'Kwame replied', 'Thank you, Ama!']) expect(review.getByText(words)).toBeVisible();
    expect(review.getByRole('img', { name: '4 out of 5' })).toBeVisible();
    expect(section.getByRole('listitem', { name: '4 stars: 1 review' })).toBeVisible();
    expect(section.getByText('Patient · 1')).toBeVisible();
  });

  it('says that a new teacher has none, and has no such section for a teacher who hides ratings', async () => {
    const none = { ...reviewsOf(), averageRating: null, tags: reviewsOf().tags };
    renderApp(withReviews(none), '/teachers/teacher-1');
    expect(await screen.findByText('No reviews yet')).toBeVisible();
    cleanup();
    renderApp(withReviews({ ...none, hidden: true }), '/teachers/teacher-1');
    expect(await screen.findByRole('heading', { name: 'Kwame Mensah', level: 1 })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Reviews' })).toBeNull());
  });

  it('tells what to count on with a teacher who has given no lesson, where one can book', async () => {
    const none = withReviews({ ...reviewsOf(), averageRating: null });
    const newTeacher = { ...aProfile(), lessonsTaught: 0, averageRating: null, reviewsCount: 0 };
    renderApp(
      none.on('GET /api/teachers/:id', () => newTeacher),
      '/teachers/teacher-1',
      aUser(),
    );
    const section = within(await screen.findByRole('region', { name: 'Kwame is new on Somo' }));
    expect(section.getByText('No reviews yet')).toBeVisible();
    expect(section.getByText('Cancel for free until 24 hours before the lesson.')).toBeVisible();
    cleanup();
    renderApp(none, '/teachers/teacher-1', aTeacherUser({ id: 'teacher-1' }));
    expect(await screen.findByText('No reviews yet')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Reviews' })).toBeVisible();
  });

  it('REV-03 lets its teacher reply once, and nobody else', async () => {
    const gateway = withReviews(reviewsOf(aReview())).on('PUT /api/reviews/:id/reply', () => aReview());
    renderApp(gateway, '/teachers/teacher-1', aUser());
    expect(await screen.findByRole('article', { name: 'Review by Ama' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reply to Ama' })).toBeNull();
    cleanup();
    const { person } = renderApp(gateway, '/teachers/teacher-1', aTeacherUser({ id: 'teacher-1' }));
    await person.click(await screen.findByRole('button', { name: 'Reply to Ama' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reply to Ama' }));
    await person.type(dialog.getByLabelText('Your reply'), 'Thank you, Ama!');
    await person.click(dialog.getByRole('button', { name: 'Post reply' }));
    await waitFor(() => expect(gateway.asked('PUT /api/reviews/:id/reply').map(({ body }) => body)).toEqual([{ text: 'Thank you, Ama!' }]));
  });

  it('MSG-03 lets whoever is signed in report a review', async () => {
    const gateway = withReviews(reviewsOf(aReview())).on('POST /api/reviews/:id/report', ({ body }) => ({
      ...{ id: 'report-1', about: 'review' as const, messageSeq: null, reviewId: 'review-1', kind: body.kind, status: 'open' as const },
      ...{ outcome: null, reportedAt: hours(0), answeredAt: null },
    }));
    const { person } = renderApp(gateway, '/teachers/teacher-1', aUser());
    await person.click(await screen.findByRole('button', { name: 'Report the review by Ama' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this review' }));
    await person.click(dialog.getByRole('radio', { name: 'Something else' }));
    await person.type(dialog.getByLabelText('What happened?'), 'It is about somebody else.');
    await person.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(gateway.asked('POST /api/reviews/:id/report').map(({ params }) => params)).toEqual([{ id: 'review-1' }]));
  });
});
