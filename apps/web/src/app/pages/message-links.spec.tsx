import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aLesson, aTeacherUser, aUser, hours, page } from '../../../spec/builders';
import { quietGateway, renderApp } from '../../../spec/render-app';

const lesson = aLesson({ startsAt: hours(30) });
const lessons = () =>
  quietGateway().on('GET /api/lessons', ({ query }) => (query['when'] === 'past' ? page() : page(lesson, { ...lesson, id: 'lesson-2' })));

describe('SDASH-03 SDASH-04 the way from a lesson to the conversation', () => {
  it.each([
    ['a student', 'dashboard', aUser(), lesson.teacher, 'student'],
    ['a student', 'lessons', aUser(), lesson.teacher, 'student'],
    ['a teacher', 'dashboard', aTeacherUser(), lesson.student, 'teacher'],
    ['a teacher', 'lessons', aTeacherUser(), lesson.student, 'teacher'],
  ] as const)('%s finds it on the %s page, at each lesson', async (_, where, user, other, side) => {
    renderApp(lessons(), `/${side}/${where}`, user);
    const links = await screen.findAllByRole('link', { name: `Message ${other.fullName}` });
    expect(links).toHaveLength(2);
    const about = [lesson.id, 'lesson-2'].map((id) => `/${side}/messages?with=${other.id}&lesson=${id}`);
    expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(about.sort());
  });
});
