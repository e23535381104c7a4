import type { Caller } from '@somo/contracts/caller';
import { namesFor, privacyChanges } from './privacy.js';

describe('SET-07 the names of a student who hides their profile', () => {
  const ama = { userId: 'ama', firstName: 'Ama', lastName: 'boateng', avatarUrl: '/avatars/a', showProfile: false };
  const user = (userId: string, role: 'student' | 'teacher' | 'admin'): Caller => ({ kind: 'user', userId, role, sessionId: 's' });

  it.each<[string, Caller]>([
    ['a teacher', user('kwame', 'teacher')],
    ['another student', user('kofi', 'student')],
    ['a visitor', { kind: 'visitor' }],
    ['emails', { kind: 'service', service: 'notification' }],
  ])('are a first name and an initial for %s', (_, caller) => {
    expect(namesFor(caller, ama)).toMatchObject({ firstName: 'Ama', lastName: 'B.', avatarUrl: null });
  });

  it.each<[string, Caller]>([
    ['the student', user('ama', 'student')],
    ['an operator', user('ops', 'admin')],
    ['a receipt', { kind: 'service', service: 'payments' }],
  ])('are whole for %s', (_, caller) => {
    expect(namesFor(caller, ama)).toEqual(ama);
  });

  it('begin with a whole letter in any script', () => {
    const initialOf = (lastName: string) => namesFor({ kind: 'visitor' }, { ...ama, lastName }).lastName;
    expect(['Ọlátúnjí', '𞤀𞤣𞤢𞤥', 'ماريا'].map(initialOf)).toEqual(['Ọ.', '𞤀.', 'م.']);
  });
});

describe('SET-07 SET-09 privacy settings', () => {
  it("refuses the settings of the other role, and takes one's own", () => {
    expect(() => privacyChanges('student', { showRatings: false })).toThrow(expect.objectContaining({ code: 'invalid-input' }));
    expect(() => privacyChanges('teacher', { showProfile: false })).toThrow(expect.objectContaining({ code: 'invalid-input' }));
    expect(privacyChanges('student', { showProfile: false, shareActivity: undefined })).toEqual({ showProfile: false });
  });
});
