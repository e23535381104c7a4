import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Lesson } from '@somo/contracts/lessons';
import { outdate } from '../../lib/changes';
import { aLesson, aTeacherUser, aUser, hours, page } from '../../../spec/builders';
import { broken, refused } from '../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../spec/render-app';

const done = (is: Partial<Lesson> = {}) => aLesson({ startsAt: hours(-30), status: 'completed', displayStatus: 'completed', ...is });
const written = (text: string) => ({ text, updatedAt: hours(-28) });

/** Opens a side's past lessons, with one lesson that a test may change. */
async function pastLessons(side: 'student' | 'teacher', first: Lesson) {
  const world = { lesson: first };
  const gateway = quietGateway().on('GET /api/lessons', () => page(world.lesson));
  const app = renderApp(gateway, `/${side}/lessons`, side === 'teacher' ? aTeacherUser() : aUser());
  await app.person.click(await screen.findByRole('tab', { name: 'Past Lessons' }));
  await screen.findByRole('button', { name: /^More about/, expanded: false });
  return { ...app, gateway, world };
}

describe('notes about a lesson', () => {
  it('LES-04 are added by the teacher in a dialog: blank ones cannot be saved, and the focus returns', async () => {
    const { gateway, person, world } = await pastLessons('teacher', done());
    gateway.on(
      'PUT /api/lessons/:id/notes',
      ({ body }) => (world.lesson = done({ lessonNotes: { text: body.text, updatedAt: hours(0) } })),
    );
    await person.click(screen.getByRole('button', { name: /^Add Lesson Notes: Physics/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Notes' }));
    const save = dialog.getByRole('button', { name: 'Save Notes' });
    expect(save).toBeDisabled();
    await person.type(dialog.getByRole('textbox', { name: 'Lesson notes' }), '   ');
    expect(save).toBeDisabled();
    await person.type(dialog.getByRole('textbox'), 'Waves.');
    await person.click(save);
    expect(await screen.findByText('Notes saved')).toBeVisible();
    expect(gateway.asked('PUT /api/lessons/:id/notes')[0]).toMatchObject({ params: { id: 'lesson-1' }, body: { text: 'Waves.' } });
    const edit = await screen.findByRole('button', { name: /^Edit notes: Physics/ });
    expect(within(screen.getByRole('article')).getByText('Waves.')).toBeVisible();
    await waitFor(() => expect(edit).toHaveFocus());
    await person.click(edit);
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: /^Edit notes: Physics/ })).toHaveFocus());
  });

  it('CLS-09 keep what was typed when saving fails, and say so', async () => {
    const { gateway, person } = await pastLessons('teacher', done({ lessonNotes: written('Old.') }));
    gateway.on('PUT /api/lessons/:id/notes', () => {
      throw broken();
    });
    await person.click(screen.getByRole('button', { name: /^Edit notes/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByRole('textbox'), ' And new.');
    await person.click(dialog.getByRole('button', { name: 'Save Notes' }));
    expect(await dialog.findByText("We couldn't save your notes. Please try again.")).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('Old. And new.');
    gateway.on('PUT /api/lessons/:id/notes', () => {
      throw refused('notes-not-allowed');
    });
    await person.click(dialog.getByRole('button', { name: 'Save Notes' }));
    expect(await dialog.findByText('You can add notes only to a confirmed or completed lesson.')).toBeVisible();
  });

  it('CLS-09 follow what is saved elsewhere until someone types, and then keep the draft', async () => {
    const { person, world, cache } = await pastLessons('teacher', done({ lessonNotes: written('Old.') }));
    await person.click(screen.getByRole('button', { name: /^Edit notes/ }));
    const area = within(await screen.findByRole('dialog')).getByRole('textbox');
    const elsewhere = (text: string) => {
      world.lesson = done({ lessonNotes: written(text) });
      return act(() => outdate(cache, 'lessons'));
    };
    await elsewhere('From my phone.');
    await waitFor(() => expect(area).toHaveValue('From my phone.'));
    await person.type(area, ' Mine.');
    await elsewhere('Again.');
    expect(await screen.findByText('Again.')).toBeInTheDocument();
    expect(area).toHaveValue('From my phone. Mine.');
  });

  it("LES-01 show a student the teacher's notes to read and their own to edit", async () => {
    const lesson = done({ lessonNotes: written('Waves.'), myNotes: written('Ask about light.') });
    const { person } = await pastLessons('student', lesson);
    const article = within(screen.getByRole('article'));
    for (const words of ['Notes from your teacher', 'Waves.', 'My private notes', 'Only you can see this.', 'Ask about light.'])
      expect(article.getByText(words)).toBeVisible();
    expect(article.queryByRole('button', { name: /^Add/ })).toBeNull();
    await person.click(article.getByRole('button', { name: /^Edit notes/ }));
    expect(within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'My private notes' })).toHaveValue('Ask about light.');
  });

  it('LES-04 cannot be added to a cancelled lesson, nor before it starts', async () => {
    const { person, world, cache } = await pastLessons('teacher', done({ status: 'cancelled', displayStatus: 'cancelled' }));
    expect(screen.queryByRole('button', { name: /Notes/ })).toBeNull();
    world.lesson = aLesson();
    await act(() => outdate(cache, 'lessons'));
    await person.click(screen.getByRole('tab', { name: 'Upcoming' }));
    await person.click(await screen.findByRole('button', { name: /^More about/ }));
    expect(screen.getByRole('button', { name: /^Cancel lesson/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Notes/ })).toBeNull();
  });
});
