import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { parseInstant } from '@somo/contracts/time';
import { aLesson, aSlot, aTeacherUser, aUser, hours, openSlots, page } from '../../../../spec/builders';
import { refused } from '../../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../../spec/render-app';

const lesson = aLesson({ startsAt: parseInstant('2026-11-25T14:00:00.000Z') });
const [first, second] = [aSlot('2026-11-26T14:00:00.000Z'), aSlot('2026-11-27T14:00:00.000Z')];
const proposed = aLesson({
  startsAt: lesson.startsAt,
  proposal: { ...first, options: [first, second], reason: 'Bus strike' },
});
const gateway = (...lessons: (typeof lesson)[]) =>
  quietGateway()
    .on('GET /api/lessons', ({ query }) => (query['when'] === 'past' ? page() : page(...lessons)))
    .on('GET /api/lessons/:id/free-times', () => openSlots());

describe('BOOK-14 moving a lesson', () => {
  it('a student moves it to a free time, with a reason', async () => {
    const sent: unknown[] = [];
    const { person } = renderApp(
      gateway(lesson).on('POST /api/lessons/:id/reschedule', ({ body, key }) => {
        sent.push(body, typeof key);
        return lesson;
      }),
      '/student/lessons',
      aUser(),
    );
    await person.click(await screen.findByRole('button', { name: /^More about/ }));
    await person.click(await screen.findByRole('button', { name: /^Reschedule: Physics/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Reschedule lesson' });
    await person.click(within(dialog).getByRole('button', { name: 'Move the lesson' }));
    expect(within(dialog).getByText('Please choose a time')).toBeVisible();
    await person.click(await within(dialog).findByRole('button', { name: /^9:00\sAM/ }));
    expect(within(dialog).getByRole('button', { name: 'Move the lesson' })).toHaveAccessibleDescription(
      /^New time: Tue, Nov 24, 9:00\sAM ?2:00\sPM for Kwame$/,
    );
    await person.type(within(dialog).getByLabelText('Reason (optional)'), 'Exam');
    await person.click(within(dialog).getByRole('button', { name: 'Move the lesson' }));
    expect(await screen.findByText('Lesson moved')).toBeVisible();
    expect(sent).toEqual([{ startsAt: '2026-11-24T14:00:00.000Z', reason: 'Exam' }, 'string']);
  });

  it('is offered other times where the chosen one was taken', async () => {
    const alternatives = [{ startsAt: second.startsAt, endsAt: second.endsAt }];
    const { person } = renderApp(
      gateway(lesson).on('POST /api/lessons/:id/reschedule', () => {
        throw refused('slot-taken', { alternatives });
      }),
      '/student/lessons',
      aUser(),
    );
    await person.click(await screen.findByRole('button', { name: /^More about/ }));
    await person.click(await screen.findByRole('button', { name: /^Reschedule: Physics/ }));
    await person.click(await screen.findByRole('button', { name: /^9:00\sAM/ }));
    await person.click(screen.getByRole('button', { name: 'Move the lesson' }));
    const offered = await screen.findByRole('button', { name: 'Friday, November 27, 2026, 9:00 AM' });
    const why = screen.getByText('Someone just booked this time.');
    await person.click(offered);
    expect(why).not.toBeInTheDocument();
  });

  it('says so where the lesson was cancelled meanwhile, and offers no times', async () => {
    const gone = gateway(lesson).on('GET /api/lessons/:id/free-times', () => {
      throw refused('lesson-not-movable');
    });
    const { person } = renderApp(gone, '/student/lessons', aUser());
    await person.click(await screen.findByRole('button', { name: /^More about/ }));
    await person.click(await screen.findByRole('button', { name: /^Reschedule: Physics/ }));
    expect(await screen.findByText('This lesson can no longer be rescheduled.')).toBeVisible();
    expect(screen.queryByText("We couldn't load the free times.")).toBeNull();
  });

  it('a teacher proposes several times, also outside the hours', async () => {
    const sent: unknown[] = [];
    const { person } = renderApp(
      gateway(lesson).on('POST /api/lessons/:id/reschedule', ({ body }) => {
        sent.push(body);
        return lesson;
      }),
      '/teacher/lessons',
      aTeacherUser(),
    );
    await person.click(await screen.findByRole('button', { name: /^More about/ }));
    await person.click(await screen.findByRole('button', { name: /^Propose another time: Physics/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Propose another time' });
    await person.click(await within(dialog).findByRole('button', { name: /^2:00\sPM$/ }));
    await person.click(within(dialog).getByRole('button', { name: 'Saturday, November 28, 2026, other times' }));
    expect(within(dialog).getByText('You have no free hours on this day. You can still suggest a time.')).toBeVisible();
    await person.click(within(dialog).getByRole('button', { name: /^8:00\sPM$/ }));
    await person.click(within(dialog).getByRole('button', { name: 'Propose' }));
    expect(await screen.findByText('New time proposed')).toBeVisible();
    expect(sent).toEqual([{ proposals: ['2026-11-24T14:00:00.000Z', '2026-11-28T20:00:00.000Z'] }]);
  });

  it('BOOK-14 a teacher chooses at most three times that do not overlap, and can remove one to add another', async () => {
    const { person } = renderApp(gateway(lesson), '/teacher/lessons', aTeacherUser());
    await person.click(await screen.findByRole('button', { name: /^More about/ }));
    await person.click(await screen.findByRole('button', { name: 'Propose another time: Physics, Wednesday, November 25, 2026, 2:00 PM' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose another time' }));
    const add = (time: RegExp) => person.click(dialog.getByRole('button', { name: time }));
    await person.click(await dialog.findByRole('button', { name: /^2:00\sPM$/ }));
    await add(/^Wednesday, November 25, 2026/);
    await person.click(dialog.getByRole('radio', { name: 'Afternoon' }));
    await add(/^2:00\sPM$/);
    expect(dialog.getByText('The lesson is already at this time')).toBeVisible();
    await person.click(dialog.getByRole('radio', { name: 'Evening' }));
    await add(/^6:00\sPM$/);
    expect(dialog.queryByText('The lesson is already at this time')).toBeNull();
    await add(/^6:30\sPM$/);
    expect(dialog.getByText("This overlaps a time that you've already chosen")).toBeVisible();
    await add(/^8:00\sPM$/);
    expect(dialog.getByText("That's 3 times. Remove one to choose another.")).toBeVisible();
    expect(dialog.getByRole('button', { name: /^9:00\sPM$/ })).toBeDisabled();
    await person.click(dialog.getByRole('button', { name: 'Remove Wednesday, November 25, 2026, 6:00 PM' }));
    expect(dialog.getByRole('list', { name: 'Chosen times' })).toHaveFocus();
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Tue, Nov 24, 2:00\u00a0PM',
      'Wed, Nov 25, 8:00\u00a0PM',
    ]);
    expect(dialog.getByRole('button', { name: /^9:00\sPM$/ })).toBeEnabled();
  });

  it('a student accepts one of the proposed times', async () => {
    const sent: unknown[] = [];
    const { person } = renderApp(
      gateway(proposed).on('POST /api/lessons/:id/accept-proposal', ({ body }) => {
        sent.push(body);
        return lesson;
      }),
      '/student/lessons',
      aUser(),
    );
    expect(await screen.findByText('“Bus strike”')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Accept' })).toBeDisabled();
    await person.click(screen.getByRole('radio', { name: /^Friday,\sNovember\s27\s\d/ }));
    await person.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Lesson moved')).toBeVisible();
    expect(sent).toEqual([{ startsAt: second.startsAt }]);
  });

  it('a proposed time that was taken meanwhile can no longer be chosen', async () => {
    const { person } = renderApp(
      gateway(proposed).on('POST /api/lessons/:id/accept-proposal', () => {
        throw refused('slot-taken');
      }),
      '/student/lessons',
      aUser(),
    );
    await person.click(await screen.findByRole('radio', { name: /^Friday,\sNovember\s27/ }));
    await person.click(screen.getByRole('button', { name: 'Accept' }));
    const taken = await screen.findByRole('radio', { name: /^Friday,\sNovember\s27.*\(no longer available\)$/ });
    expect(taken).toBeDisabled();
    for (const time of screen.getAllByRole('radio')) expect(time).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Accept' })).toBeDisabled();
    await person.click(screen.getByRole('radio', { name: /^Thursday,\sNovember\s26/ }));
    expect(screen.getByRole('button', { name: 'Accept' })).toBeEnabled();
  });

  it('a student declines the proposed times, and says why', async () => {
    let shown = proposed;
    const declining = gateway()
      .on('GET /api/lessons', ({ query }) => (query['when'] === 'past' ? page() : page(shown)))
      .on('POST /api/lessons/:id/decline-proposal', () => (shown = lesson));
    const { person } = renderApp(declining, '/student/lessons', aUser());
    await person.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Decline the new time?' });
    await person.type(within(dialog).getByLabelText('Reason (optional)'), 'Football');
    await person.click(within(dialog).getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('New time declined')).toBeVisible();
    expect(declining.asked('POST /api/lessons/:id/decline-proposal')[0]?.body).toEqual({ reason: 'Football' });
    await waitFor(() => expect(screen.getByRole('article')).toHaveFocus());
  });

  it('BOOK-14 the focus stays in the list once a lesson has moved', async () => {
    let shown = lesson;
    const moving = gateway()
      .on('GET /api/lessons', ({ query }) => (query['when'] === 'past' ? page() : page(shown)))
      .on('POST /api/lessons/:id/reschedule', () => (shown = aLesson({ ...second, id: 'lesson-2' })));
    const { person } = renderApp(moving, '/student/lessons', aUser());
    await person.click(await screen.findByRole('button', { name: /^More about/ }));
    await person.click(await screen.findByRole('button', { name: /^Reschedule: Physics/ }));
    await person.click(await screen.findByRole('button', { name: /^9:00\sAM/ }));
    await person.click(screen.getByRole('button', { name: 'Move the lesson' }));
    await screen.findByText('Friday, November 27, 2026');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Upcoming' })).toHaveFocus());
  });

  it('a moved lesson says from when, by whom and why', async () => {
    const moved = aLesson({ moved: { from: hours(24), by: 'teacher', reason: 'Bus strike' } });
    renderApp(gateway(moved), '/student/lessons', aUser());
    expect(await screen.findByText(/^Moved by your teacher from Sunday, November 22, 2026/)).toBeVisible();
    expect(screen.getByText('“Bus strike”')).toBeVisible();
  });
});
