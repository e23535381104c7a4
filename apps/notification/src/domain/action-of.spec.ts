import { actionOf } from './action-of.js';
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
