import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { MyModule } from '@somo/contracts/people';
import { aUser, page } from '../../../../spec/builders';
import { refused } from '../../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../../spec/render-app';

const aModule = (completedLessons: number[]): MyModule => ({
  ...{ id: 'module-1', name: 'Waves', description: 'Sound and light', subject: 'Physics', level: 'Beginner' },
  ...{ lessonCount: 3, completedLessons },
  lessons: ['Springs', 'Sound', 'Light'].map((title, at) => ({ number: at + 1, title })),
});

const withModule = (completed: number[] = []) => {
  let module = aModule(completed);
  return quietGateway()
    .on('GET /api/modules/:id', () => module)
    .on('PUT /api/modules/:id/progress', ({ body }) => (module = aModule(body.completedLessons)))
    .on('GET /api/lessons/modules', () => ({
      items: [{ moduleId: 'module-1', name: 'Waves', subject: 'Physics', completedLessons: 2, upcomingLessons: 0 }],
    }))
    .on('GET /api/teachers', () => page());
};

describe('MOD-02 a module', () => {
  it('counts its chapters, and begins with the first that is not done', async () => {
    const gateway = withModule();
    const { person } = renderApp(gateway, '/student/modules/module-1', aUser());
    expect(await screen.findByText('0 of 3 chapters done · 0%')).toBeVisible();
    expect(screen.getByText('Start here')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Mark as done' }));
    expect(await screen.findByText('1 of 3 chapters done · 33%')).toBeVisible();
    expect(screen.getByText('Next chapter').parentElement).toHaveTextContent('Chapter 2 · Sound');
    const list = within(screen.getByRole('region', { name: 'Chapters' }));
    expect(list.getByRole('button', { name: 'Mark chapter 1 as not done: Springs' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('marks one chapter on a double click', async () => {
    const gateway = withModule();
    const { person } = renderApp(gateway, '/student/modules/module-1', aUser());
    await person.dblClick(await screen.findByRole('button', { name: 'Mark as done' }));
    expect(await screen.findByText('1 of 3 chapters done · 33%')).toBeVisible();
    expect(gateway.asked('PUT /api/modules/:id/progress')).toHaveLength(1);
  });

  it('proposes as many chapters as there were lessons with a teacher', async () => {
    const gateway = withModule();
    const { person } = renderApp(gateway, '/student/modules/module-1', aUser());
    expect(await screen.findByText("You've had 2 lessons of this module with a teacher.")).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Mark chapters 1–2 as done' }));
    expect(await screen.findByText('2 of 3 chapters done · 67%')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/with a teacher/)).toBeNull());
  });

  it('ends with the last chapter, and takes a mark back that the server refuses', async () => {
    const gateway = withModule([1, 2]).on('PUT /api/modules/:id/progress', () => {
      throw refused('module-not-found');
    });
    const { person } = renderApp(gateway, '/student/modules/module-1', aUser());
    await person.click(await screen.findByRole('button', { name: 'Mark as done' }));
    expect(await screen.findByText('Progress not saved')).toBeVisible();
    expect(screen.getByText('2 of 3 chapters done · 67%')).toBeVisible();
    let module = aModule([1, 2]);
    gateway.on('PUT /api/modules/:id/progress', () => (module = aModule([1, 2, 3]))).on('GET /api/modules/:id', () => module);
    await person.click(screen.getByRole('button', { name: 'Mark as done' }));
    expect(await screen.findByText("You've completed this module.")).toBeVisible();
    expect(screen.queryByText('Next chapter')).toBeNull();
  });
});
