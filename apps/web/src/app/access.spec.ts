import { describe, expect, it } from '@jest/globals';
import type { SessionState } from '../lib/session';
import { aNewcomer, aTeacherUser, aUser } from '../../spec/builders';
import { decide, landingOf, type Area } from './access';

const signedIn = (user = aUser()): SessionState => ({ status: 'signed-in', user, redirectTo: `/${user.role}/dashboard` });
const to = (area: Area, session: SessionState, from?: string) => decide(area, session, { here: '/student/lessons?day=1', from });

describe('who may see which page', () => {
  it('SHELL-07 ROUTE-09 redirects a visitor to /login and remembers the page they wanted', () => {
    expect(to('student', { status: 'signed-out' })).toEqual({ to: '/login', from: '/student/lessons?day=1' });
    expect(to('onboarding', { status: 'signed-out' })).toEqual({ to: '/login', from: '/student/lessons?day=1' });
  });

  it('AUTH-20 does not remember the page after signing out', () => {
    expect(to('student', { status: 'signed-out', left: true })).toEqual({ to: '/login' });
  });

  it('ROUTE-08 waits while the session is restored, but shows a public page at once', () => {
    expect(to('teacher', { status: 'loading' })).toEqual({ wait: true });
    expect(to('home', { status: 'loading' })).toEqual({ show: true });
    expect(to('open', { status: 'loading' })).toEqual({ show: true });
  });

  it('ROUTE-08 leaves a signed-in user where they are while the server cannot say who they are', () => {
    expect(to('student', { status: 'unknown' })).toEqual({ retry: true });
    expect(to('onboarding', { status: 'unknown' })).toEqual({ retry: true });
    for (const area of ['open', 'home', 'guest'] as const) expect(to(area, { status: 'unknown' })).toEqual({ show: true });
  });

  it('ROUTE-03 ROUTE-10 redirects a user without onboarding to /onboarding, and lets them stay there', () => {
    expect(to('student', signedIn(aNewcomer()))).toEqual({ to: '/onboarding' });
    expect(to('guest', signedIn(aNewcomer()))).toEqual({ to: '/onboarding' });
    expect(to('onboarding', signedIn(aNewcomer()))).toEqual({ show: true });
  });

  it('ROUTE-11 redirects a user in the wrong area to their own dashboard', () => {
    expect(to('teacher', signedIn())).toEqual({ to: '/student/dashboard' });
    expect(to('student', signedIn(aTeacherUser()))).toEqual({ to: '/teacher/dashboard' });
    expect(to('student', signedIn())).toEqual({ show: true });
  });

  it("ROUTE-11 redirects a user without a role from a role's page to /unauthorized", () => {
    expect(to('teacher', signedIn(aUser({ role: null })))).toEqual({ to: '/unauthorized' });
    expect(to('admin', signedIn(aUser({ role: null })))).toEqual({ to: '/unauthorized' });
  });

  it('C36 leads an operator who must set up two-step sign-in to the settings, and lets them stay there', () => {
    const operator = signedIn(aUser({ role: 'admin', duty: 'set-up-two-step' }));
    expect(to('admin', operator)).toEqual({ to: '/admin/settings' });
    expect(to('admin-settings', operator)).toEqual({ show: true });
    expect(to('admin-settings', signedIn())).toEqual({ to: '/student/dashboard' });
  });

  it("C16 shows the operators' pages to operators only, and redirects operators there from all others", () => {
    const operator = signedIn(aUser({ role: 'admin' }));
    expect(to('admin', operator)).toEqual({ show: true });
    for (const area of ['home', 'student', 'teacher'] as const) expect(to(area, operator)).toEqual({ to: '/admin' });
    expect(to('admin', signedIn())).toEqual({ to: '/student/dashboard' });
    expect(to('admin', signedIn(aTeacherUser()))).toEqual({ to: '/teacher/dashboard' });
    expect(to('admin', { status: 'signed-out' })).toEqual({ to: '/login', from: '/student/lessons?day=1' });
  });

  it('PUB-13 redirects a signed-in user from the home page to their dashboard', () => {
    expect(to('home', signedIn(aTeacherUser()))).toEqual({ to: '/teacher/dashboard' });
    expect(to('home', { status: 'signed-out' })).toEqual({ show: true });
  });
});

describe('where signing in leads', () => {
  it('AUTH-17 to onboarding, the dashboard of the role, or onboarding again for no role', () => {
    expect(landingOf(aNewcomer(), '/onboarding', '/student/lessons')).toBe('/onboarding');
    expect(landingOf(aUser(), '/student/dashboard', undefined)).toBe('/student/dashboard');
    expect(landingOf(aTeacherUser(), '', undefined)).toBe('/teacher/dashboard');
    expect(landingOf(aUser({ role: null }), '', undefined)).toBe('/onboarding');
    expect(landingOf(aUser({ role: 'admin' }), '/admin', undefined)).toBe('/admin');
  });

  it('ROUTE-09 back to the page the user wanted on this site, never to another site', () => {
    expect(landingOf(aUser(), '/student/dashboard', '/student/book-lesson/7')).toBe('/student/book-lesson/7');
    for (const elsewhere of ['https://evil.example/x', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 7]) {
      expect(landingOf(aUser(), '/student/dashboard', elsewhere)).toBe('/student/dashboard');
    }
  });
});
