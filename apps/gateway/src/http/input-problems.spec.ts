import 'reflect-metadata';
import { SaveAvailabilityBody } from '@somo/contracts/routes/availability';
import { SettingsBody } from '@somo/contracts/routes/settings';
import { bodyProblems, queryProblems } from './input-problems.js';

const plain = (problems: object) => ({ ...problems });

describe('the checks of every body', () => {
  it('accept a clean object, or no body at all', () => {
    expect(plain(bodyProblems({ name: 'Amara', tags: ['a', { b: 1 }], on: true }))).toEqual({});
    expect(plain(bodyProblems(undefined))).toEqual({});
  });

  it.each([[null], [[]], ['text'], [7]])('refuse %j, which is not an object', (body) => {
    expect(plain(bodyProblems(body))).toEqual({ body: ['body must be a JSON object'] });
  });

  it('name the field that contains a NUL, a lone surrogate or null, at any depth', () => {
    const body = { a: 'x\0y', b: { c: ['fine', '\ud800'] }, d: null, e: '\u{1F600}' };
    expect(Object.keys(bodyProblems(body)).sort()).toEqual(['a', 'b.c.1', 'd']);
  });

  it('AVL-07 allow null in the fields whose class does, and nowhere else', () => {
    const pause = { startDate: '2030-02-01', endDate: '2030-02-02', type: 'leave', reason: null };
    const body = {
      version: 1,
      breakPeriods: [pause, { ...pause, id: null }, null],
      recurringSlots: [{ id: null, reason: null }],
      reason: null,
    };
    const wrong = ['breakPeriods.1.id', 'breakPeriods.2', 'recurringSlots.0.id', 'recurringSlots.0.reason', 'reason'];
    expect(plain(bodyProblems(body, SaveAvailabilityBody))).toEqual(
      Object.fromEntries(wrong.map((name) => [name, [`${name} must not be null`]])),
    );
    expect(Object.keys(bodyProblems({ teaching: { meetingLink: null, platform: null }, payment: null }, SettingsBody)).sort()).toEqual([
      'payment',
      'teaching.platform',
    ]);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('refuse a field called %s', (name) => {
    const body = JSON.parse(`{ "a": { "${name}": {} } }`) as object;
    expect(plain(bodyProblems(body))).toEqual({ [`a.${name}`]: [`a.${name} is not allowed here`] });
  });

  it('stop at a body nested too deeply for the code after them', () => {
    const body = JSON.parse('{"a":'.repeat(9_000) + '1' + '}'.repeat(9_000)) as object;
    expect(Object.values(bodyProblems(body)).flat()).toEqual([expect.stringContaining('nested too deeply')]);
  });

  it('do not repeat a huge or unprintable field name', () => {
    const [name] = Object.keys(bodyProblems({ ['\0'.repeat(50_000)]: 1 }));
    expect(name).toBe('?'.repeat(100));
  });
});

describe('what no query may hold', () => {
  it('refuses the same parameter twice', () => {
    expect(plain(queryProblems({ limit: ['1', '2'], q: 'maths' }))).toEqual({ limit: ['limit must appear only once'] });
  });

  it('refuse a parameter called __proto__', () => {
    expect(Object.keys(queryProblems(JSON.parse('{"__proto__":"1"}') as Record<string, unknown>))).toEqual(['__proto__']);
  });
});
