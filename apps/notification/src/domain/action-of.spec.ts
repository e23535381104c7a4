import { toInstant } from '@somo/contracts/time';
import { actionOf, asksUntil } from './action-of.js';
import type { Content } from './content.js';

const lesson = { studentId: 'ama', teacherId: 'kofi', subject: 'Chess' };
const moved = (step: string) => ({ type: 'booking_rescheduled', params: { ...lesson, step } }) as unknown as Content;
const request = (step: string) => ({ type: 'booking_request', params: { ...lesson, step } }) as unknown as Content;
const review = (news: string) => ({ type: 'review', params: { ...lesson, news } }) as unknown as Content;

describe('NOTF-02 what a notification asks of its reader', () => {
  it.each<[string, Content, string, string | undefined]>([
    ['times that the teacher proposes for a lesson', moved('proposed'), 'ama', 'choose-time'],
    ['the same to whoever proposed them', moved('proposed'), 'kofi', undefined],
    ['a lesson that has moved', moved('moved'), 'ama', undefined],
    ['a request to the teacher', request('created'), 'kofi', 'answer'],
    ['times that the teacher proposes for a request', request('proposed'), 'ama', 'choose-time'],
    ['a request that was withdrawn', request('withdrawn'), 'kofi', undefined],
    ['a lesson to rate', review('asked'), 'ama', 'rate'],
    ['a review', review('posted'), 'kofi', undefined],
  ])('%s', (_, content, reader, action) => expect(actionOf(content, reader)).toBe(action));
});

describe('NOTF-02 until when a notification asks', () => {
  const at = (day: number) => Date.UTC(2030, 0, day);
  const on = (day: number) => toInstant(at(day));
  const moving = (options?: number[]) => {
    const times = { startsAt: on(9), formerStartsAt: on(12), ...(options ? { options: options.map(on) } : {}) };
    return { type: 'booking_rescheduled', params: { ...lesson, step: 'proposed', ...times } } as unknown as Content;
  };
  const asked = (part: object) => ({ type: 'booking_request', params: { ...lesson, step: 'created', ...part } }) as unknown as Content;
  it.each<[string, Content, number]>([
    ['a proposal: the last of its times', moving([9, 11, 10]), at(11)],
    ['a proposal with later times: the lesson', moving([9, 14]), at(12)],
    ['a proposal of before there were several times', moving(), at(9)],
    ['a request: until it expires', asked({ expiresAt: on(5) }), at(5)],
    ['a request of before it said when', asked({}), at(3)],
    ['a review', review('asked'), Infinity],
  ])('%s', (_, content, until) => expect(asksUntil(content, at(1))).toBe(until));
});
