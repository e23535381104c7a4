import { describe, expect, it } from '@jest/globals';
import { fieldRules } from '../generated/field-rules';
import { fieldProblem } from './field-problem';

const profile = fieldRules['PATCH /api/me/profile'];
const register = fieldRules['POST /api/auth/register'];
const report = fieldRules['POST /api/lessons/:id/report-problem'];

describe('what is wrong with a field', () => {
  it.each([
    ['a missing text', report.text, '', 'word'],
    ['a blank text', report.text, ' \n', 'word'],
    ['nothing chosen', report.kind, null, 'word'],
    ['an unchecked box', register.agreeToTerms, false, 'word'],
    ['two lines in one', profile.firstName, 'Ama\nMensah', 'Please use one line, without control characters'],
    ['a text that is too long', profile.teachingStyle, 'a'.repeat(501), 'Please use at most 500 characters'],
    ['a control character', profile.bio, 'a\u0007', 'Please remove control characters'],
    ['a wrong item of a list', profile.interests, ['Chess', 'www.example.org'], expect.stringContaining('web and email addresses')],
    ['no address', register.email, 'ama@', 'word'],
    ['an address without a domain', register.email, 'ama@example', 'word'],
    ['a weak password', register.password, 'short', 'Password must be at least 8 characters'],
    ['no phone number', profile.contactNumber, '12', expect.stringContaining('phone number')],
    ['no link to a video', profile.introVideoUrl, 'video', 'word'],
    ['too small a number', profile.hourlyRateCents, 99, 'word'],
    ['too large a number', profile.hourlyRateCents, 100_001, 'word'],
    ['no number', profile.hourlyRateCents, Number.NaN, 'word'],
  ])('is said of %s', (_case, rule, value, problem) => {
    expect(fieldProblem(rule, value, 'word')).toEqual(problem);
  });

  it.each([
    ['a text', report.text, ' Nobody came. '],
    ['a line', profile.firstName, 'Ama'],
    ['an optional text that is missing', profile.bio, ''],
    ['an optional number that is missing', profile.hourlyRateCents, null],
    ['an address in another script', register.email, 'ama@bücher.example'],
    ['a strong password', register.password, 'Somo-demo-2026'],
    ['a number', profile.hourlyRateCents, 2500],
  ])('is nothing for %s', (_case, rule, value) => {
    expect(fieldProblem(rule, value, 'word')).toBeUndefined();
  });

  it('is said of a missing password in the words of its rule, unless the form has its own', () => {
    expect(fieldProblem(register.password, '')).toBe('Password must be at least 8 characters');
    expect(fieldProblem(register.password, '', 'word')).toBe('word');
  });
});
