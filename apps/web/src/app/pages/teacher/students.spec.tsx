import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { LessonReview } from '@somo/contracts/reviews';
import type { KnownPerson, KnownTeacher, Student, StudentNote } from '@somo/contracts/students';
import { aTeacherUser, aUser, hours } from '../../../../spec/builders';
import { broken, refused } from '../../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../../spec/render-app';

const kwame = aTeacherUser();
const known = (id: string, firstName: string, is: Partial<KnownPerson> = {}): KnownPerson => ({
  ...{ id, firstName, lastName: 'Owusu', fullName: `${firstName} Owusu`, avatarUrl: null },
  ...{ subjects: ['Physics'], learners: [], completedLessons: 0, lastLessonAt: null, nextLesson: null, joinedAt: hours(-24), ...is },
});
const lesson = { id: 'lesson-1', subject: 'Physics', startsAt: hours(24), endsAt: hours(25) };
const ama = known('ama', 'Ama', {
  completedLessons: 2,
  lastLessonAt: hours(-48),
  nextLesson: lesson,
  subjects: ['Mathematics', 'Physics'],
});
const bola = known('bola', 'Bola');
const details = (person: KnownPerson, is: Partial<Student> = {}): Student => ({
  ...person,
  ...{ email: null, about: null, interests: [], upcomingLessons: [], notes: [], ...is },
});

function gateway(students = [ama, bola], notes: StudentNote[] = []) {
  return quietGateway()
    .on('GET /api/students', ({ query }) => {
      const items = students.filter(
        ({ fullName, nextLesson }) => fullName.includes(query['q'] ?? '') && (query['tab'] !== 'upcoming' || nextLesson),
      );
      return { items, nextCursor: null, total: students.length, subjects: ['Mathematics', 'Physics'] };
    })
    .on('GET /api/students/:id', ({ params }) =>
      params['id'] === 'ama'
        ? details(ama, { email: 'ama@example.com', about: 'I love proofs.', interests: ['Chess'], upcomingLessons: [lesson], notes })
        : details(bola),
    )
    .on('POST /api/students/:id/notes', ({ body }) => {
      const note = { id: `note-${notes.length}`, text: body.text, createdAt: hours(0) };
      notes.unshift(note);
      return note;
    })
    .on('DELETE /api/student-notes/:id', ({ params }) => {
      notes.splice(
        notes.findIndex(({ id }) => id === params['id']),
        1,
      );
      return null;
    });
}
const row = (name: string) => screen.findByRole('button', { name: new RegExp(name) });
const pane = () => within(screen.getByRole('region', { name: 'Student Details' }));

describe('My Students', () => {
  it('STU-01 lists, searches and filters them, with how many there are', async () => {
    const from = gateway();
    const { person } = renderApp(from, '/teacher/students', kwame);
    expect(await row('Ama Owusu')).toHaveTextContent(/Mathematics, Physics.*Next: Sun/);
    expect(await row('Bola Owusu')).toHaveTextContent('New');
    expect(screen.getByText('2 Total')).toBeVisible();
    expect(screen.getByText('No student selected')).toBeVisible();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Physics');
    await person.click(screen.getByRole('tab', { name: 'Upcoming' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Bola/ })).toBeNull());
    expect(from.asked('GET /api/students').at(-1)?.query).toMatchObject({ tab: 'upcoming', subject: 'Physics' });
    await person.type(screen.getByRole('searchbox', { name: 'Search students...' }), 'Nobody');
    expect(await screen.findByText('No students found')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Show all students' }));
    expect(await row('Bola Owusu')).toBeVisible();
  });

  it('STU-02 STU-05 shows who the chosen one is, what is to come, and the address only if there is one', async () => {
    const { person } = renderApp(gateway(), '/teacher/students', kwame);
    await person.click(await row('Ama Owusu'));
    expect(await screen.findByRole('heading', { level: 2, name: 'Ama Owusu' })).toBeVisible();
    for (const text of ['ama@example.com', 'Lessons Completed', 'Active', 'I love proofs.', 'Chess'])
      expect(pane().getByText(text)).toBeVisible();
    expect(pane().getByText(/^Your student since November 20, 2026/)).toBeVisible();
    expect(pane().getByRole('link', { name: 'Message Ama Owusu' })).toHaveAttribute('href', '/teacher/messages?with=ama');
    expect(pane().getByRole('link', { name: /^View the Physics lesson on Sunday/ })).toHaveAttribute('href', '/lessons/lesson-1');
    await person.click(await row('Bola Owusu'));
    expect(await pane().findByText('Hidden by student')).toBeVisible();
    expect(pane().getByText('Not booked')).toBeVisible();
    expect(pane().getByText('No upcoming lessons.')).toBeVisible();
  });

  it('STU-04 adds a note, sends nothing that is blank, and deletes one only when asked twice', async () => {
    const from = gateway();
    const { person } = renderApp(from, '/teacher/students?student=ama', kwame);
    await person.click(await screen.findByRole('button', { name: 'Add Note' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Note for Ama Owusu' }));
    await person.type(dialog.getByLabelText('Note'), '  ');
    await person.click(dialog.getByRole('button', { name: 'Save Note' }));
    expect(await dialog.findByText('Please write a note')).toBeVisible();
    expect(from.asked('POST /api/students/:id/notes')).toEqual([]);
    await person.type(dialog.getByLabelText('Note'), 'Likes examples');
    await person.click(dialog.getByRole('button', { name: 'Save Note' }));
    expect(await pane().findByText('Likes examples')).toBeVisible();
    await person.click(pane().getByRole('button', { name: /^Delete note of/ }));
    await person.click(
      within(await screen.findByRole('alertdialog', { name: 'Delete this note?' })).getByRole('button', { name: 'Delete' }),
    );
    expect(await pane().findByText(/^Nothing here yet/)).toBeVisible();
  });

  it('STU-04 keeps what was typed when the note is refused', async () => {
    const from = gateway().on('POST /api/students/:id/notes', () => {
      throw refused('too-many-notes');
    });
    const { person } = renderApp(from, '/teacher/students?student=ama', kwame);
    await person.click(await screen.findByRole('button', { name: 'Add Note' }));
    await person.type(screen.getByLabelText('Note'), 'One more');
    await person.click(screen.getByRole('button', { name: 'Save Note' }));
    expect(await screen.findByText(/^You have 200 notes/)).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('One more');
  });

  it('STU-04 searches many notes', async () => {
    const notes = ['Fractions', 'Decimals', 'Proofs', 'Graphs'].map((text, at) => ({ id: `note-${at}`, text, createdAt: hours(-at) }));
    const { person } = renderApp(gateway([ama], notes), '/teacher/students?student=ama', kwame);
    await person.type(await screen.findByRole('searchbox', { name: 'Search notes...' }), 'proof');
    expect(pane().getByText('Proofs')).toBeVisible();
    expect(pane().queryByText('Graphs')).toBeNull();
  });

  it('STU-06 says that it failed and tries again, and shows no students that are not there', async () => {
    const from = gateway().on('GET /api/students', () => {
      throw broken();
    });
    const { person } = renderApp(from, '/teacher/students', kwame);
    expect(await screen.findByText('Failed to load students. Please try again later.')).toBeVisible();
    from.on('GET /api/students', () => ({ items: [], nextCursor: null, total: 0, subjects: [] }));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No students found')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('says of a stranger that they are no student', async () => {
    const from = gateway().on('GET /api/students/:id', () => {
      throw refused('student-not-found');
    });
    renderApp(from, '/teacher/students?student=zoe', kwame);
    expect(await screen.findByText("This person isn't one of your students.")).toBeVisible();
  });
});

describe('My Teachers', () => {
  const open = (items: KnownTeacher[]) =>
    renderApp(
      quietGateway().on('GET /api/me/teachers', () => ({ items, nextCursor: null, total: items.length, subjects: [] })),
      '/student/teachers',
      aUser(),
    );

  it('PERM-02 leads to each to book again or to write', async () => {
    open([ama]);
    expect(await screen.findByRole('link', { name: 'Book a lesson with Ama Owusu again' })).toHaveAttribute(
      'href',
      '/student/book-lesson/ama',
    );
    const usual = screen.getByRole('link', { name: /^Same time with Ama Owusu: \w+day [\d:]+\s[AP]M$/ });
    expect(usual).toHaveAttribute('href', `/student/book-lesson/ama?${new URLSearchParams({ again: ama.lastLessonAt ?? '' }).toString()}`);
    expect(screen.getByRole('link', { name: 'Message Ama Owusu' })).toHaveAttribute('href', '/student/messages?with=ama');
    expect(screen.getByText(/· 2 lessons completed$/)).toBeVisible();
    expect(screen.getByText(/^Next: Sun/)).toBeVisible();
  });

  it('PERM-02 says of one who has paused until when, instead of ways to book', async () => {
    open([{ ...ama, pausedUntil: '2026-12-12' }]);
    expect(await screen.findByText('Not taking new bookings until Saturday, December 12')).toBeVisible();
    expect(screen.queryByRole('link', { name: /again/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Message Ama Owusu' })).toBeVisible();
  });

  it('PERM-02 REV-01 rates the last lesson, and offers it no more once that is done', async () => {
    const toRate = { id: 'lesson-7', subject: 'Mathematics', startsAt: hours(-48) };
    let items: KnownTeacher[] = [{ ...ama, toRate }];
    const from = quietGateway()
      .on('GET /api/me/teachers', () => ({ items, nextCursor: null, total: 1, subjects: [] }))
      .on('POST /api/lessons/:id/review', () => {
        items = [ama];
        return {} as LessonReview;
      });
    const { person } = renderApp(from, '/student/teachers', aUser());
    await person.click(await screen.findByRole('button', { name: 'Rate your last lesson with Ama Owusu' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'How was your lesson?' }));
    await person.click(dialog.getByRole('radio', { name: '5 stars' }));
    await person.click(dialog.getByRole('button', { name: 'Post review' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Rate/ })).toBeNull());
    expect(from.asked('POST /api/lessons/:id/review')).toMatchObject([{ params: { id: 'lesson-7' }, body: { rating: 5 } }]);
    expect(from.asked('GET /api/lessons')).toEqual([]);
  });

  it('leads to Find Teachers when there is none', async () => {
    open([]);
    expect(await screen.findByText('No teachers yet')).toBeVisible();
  });
});
