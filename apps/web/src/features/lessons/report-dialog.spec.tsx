import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Lesson } from '@somo/contracts/lessons';
import { aLesson, aTeacherUser, aUser, hours, page } from '../../../spec/builders';
import { refused } from '../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../spec/render-app';

const running = (is: Partial<Lesson> = {}) => aLesson({ startsAt: hours(-0.5), ...is });
const mine = { id: 'problem-1', kind: 'no-show', status: 'open', reportedAt: hours(0) } as const;

function lessonsOf(side: 'student' | 'teacher', first: Lesson) {
  const world = { lesson: first };
  const gateway = quietGateway().on('GET /api/lessons', ({ query }) => (query['when'] === 'past' ? page() : page(world.lesson)));
  const app = renderApp(gateway, `/${side}/lessons`, side === 'teacher' ? aTeacherUser() : aUser());
  return { ...app, gateway, world };
}

async function open({ click }: { click: (target: Element) => Promise<void> }): Promise<HTMLElement> {
  await screen.findByRole('button', { name: /^More about Physics/ });
  const folded = screen.queryByRole('button', { name: /^More about Physics/, expanded: false });
  if (folded) await click(folded);
  return screen.findByRole('button', { name: /^Report a problem: Physics/ });
}

describe('LES-10 reporting a problem', () => {
  it('asks what went wrong, says what happens next, and shows afterwards that it was reported', async () => {
    const { gateway, person, world } = lessonsOf('student', running());
    gateway.on('POST /api/lessons/:id/report-problem', ({ body }) => {
      world.lesson = running({ myProblem: mine });
      const undecided = { outcome: null, refundCents: null, resolvedAt: null };
      return { ...mine, ...undecided, lessonId: 'lesson-1', reportedBy: 'student', kind: body.kind, text: body.text };
    });
    await person.click(await open(person));
    const dialog = await screen.findByRole('alertdialog', { name: 'Report a problem' });
    expect(dialog).toHaveTextContent("We'll put the payout for this lesson on hold");
    expect(dialog).toHaveTextContent("We'll tell Kwame that you reported a problem, but not what you wrote.");
    const send = within(dialog).getByRole('button', { name: 'Send report' });
    await person.click(send);
    expect(within(dialog).getByText('Please choose what went wrong')).toBeVisible();
    expect(within(dialog).getByRole('radio', { name: 'Kwame did not show up' })).toHaveFocus();
    await person.click(within(dialog).getByRole('radio', { name: 'Kwame did not show up' }));
    await person.click(send);
    expect(within(dialog).getByText('Please tell us what happened')).toBeVisible();
    expect(within(dialog).getByRole('textbox')).toHaveFocus();
    await person.type(within(dialog).getByRole('textbox'), ' I waited for 20 minutes. ');
    await person.click(send);
    expect(await screen.findByText('Thanks, we received your report.')).toBeVisible();
    expect(gateway.asked('POST /api/lessons/:id/report-problem').map(({ params, body }) => [params, body])).toEqual([
      [{ id: 'lesson-1' }, { kind: 'no-show', text: 'I waited for 20 minutes.' }],
    ]);
    expect(await screen.findByText('Problem reported')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('article')).toHaveFocus());
    expect(screen.queryByRole('button', { name: /^Report a problem/ })).toBeNull();
  });

  it('keeps the text when it fails, and closes when it was reported on another page', async () => {
    const { gateway, person } = lessonsOf('teacher', running());
    gateway.on('POST /api/lessons/:id/report-problem', () => {
      throw refused('too-late-to-report');
    });
    await person.click(await open(person));
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.click(dialog.getByRole('radio', { name: 'Sound, video or connection' }));
    await person.type(dialog.getByRole('textbox'), 'No sound.');
    await person.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('You can report a problem up to 72 hours after the lesson.');
    expect(dialog.getByRole('textbox')).toHaveValue('No sound.');
    gateway.on('POST /api/lessons/:id/report-problem', () => {
      throw refused('problem-already-reported');
    });
    await person.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Problem already reported')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it.each([
    ['before it starts', aLesson({ startsAt: hours(0.1) }), 0],
    ['as soon as it starts', aLesson({ startsAt: hours(0) }), 1],
    ['72 hours after its end', aLesson({ startsAt: hours(-73) }), 1],
    ['later', aLesson({ startsAt: hours(-73.1) }), 0],
    ['of a cancelled lesson', running({ status: 'cancelled' }), 0],
    ['that is open already', running({ myProblem: mine }), 0],
    ['after one was resolved', running({ myProblem: { ...mine, status: 'resolved' } }), 1],
  ])('offers it %s as the rules allow', async (_, lesson, offers) => {
    const gateway = quietGateway().on('GET /api/lessons', ({ query }) => (query['when'] === 'past' ? page(lesson) : page()));
    const { person } = renderApp(gateway, '/student/lessons', aUser());
    await person.click(await screen.findByRole('tab', { name: 'Past Lessons' }));
    await screen.findByRole('article');
    for (const more of screen.queryAllByRole('button', { name: /^More about/ })) await person.click(more);
    expect(screen.queryAllByRole('button', { name: /^Report a problem/ })).toHaveLength(offers);
  });
});
