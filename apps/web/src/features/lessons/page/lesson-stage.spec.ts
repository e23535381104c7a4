import { describe, expect, it } from '@jest/globals';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant, toInstant } from '@somo/contracts/time';
import { aLesson, aTeacher, hours, now } from '../../../../spec/builders';
import type { Side } from '../lesson-rules';
import { actOf, stageOf, type LessonAct, type LessonStage } from './lesson-stage';

const minutes = (from: number) => toInstant(now + from * 60_000);
const unpaid = { paidAt: null, payBy: minutes(20) };
const completed = { status: 'completed', displayStatus: 'completed', startsAt: hours(-2), review: null } as const;
const cancelled = { status: 'cancelled', displayStatus: 'cancelled', cancelledBy: 'student' } as const;
const options = [{ startsAt: hours(90), endsAt: hours(91) }];
const proposal = { ...options[0]!, options, reason: null };
const notes = { text: 'Waves.', updatedAt: hours(-1) };
const refunded = { charge: 'refunded' } as Lesson['payment'];
const review = { id: 'review-1', rating: 5 } as Lesson['review'];
const gone = aTeacher({ fullName: '', firstName: '', lastName: '' });

type Case = [what: string, is: Partial<Lesson>, stage: LessonStage, student: LessonAct | null, teacher: LessonAct | null];

const table: Case[] = [
  ['held until it is paid', { ...unpaid, status: 'pending' }, 'unpaid', 'pay', null],
  ['confirmed, to be paid', unpaid, 'unpaid', 'pay', null],
  ['to be paid, with a proposal', { ...unpaid, proposal }, 'unpaid', 'pay', null],
  ['not paid in time', { paidAt: null, payBy: minutes(-1) }, 'overdue', null, null],
  ['to come', {}, 'ahead', null, null],
  ['to come, with a proposal', { proposal }, 'ahead', 'answer', null],
  ['a minute before the room opens', { startsAt: minutes(16) }, 'ahead', null, null],
  ['as the room opens', { startsAt: minutes(15) }, 'open', 'join', 'join'],
  ['as the room opens, with a proposal', { startsAt: minutes(15), proposal }, 'open', 'join', 'join'],
  ['running', { startsAt: minutes(-30) }, 'open', 'join', 'join'],
  ['just ended', { startsAt: minutes(-60) }, 'ended', 'again', 'notes'],
  ['completed', completed, 'completed', 'rate', 'notes'],
  ['completed, rated and noted', { ...completed, review, lessonNotes: notes }, 'completed', 'again', null],
  ['completed and refunded', { ...completed, payment: refunded }, 'completed', 'again', 'notes'],
  ['completed, its reviews unknown', { ...completed, review: undefined }, 'completed', 'again', 'notes'],
  ['completed, its teacher gone', { ...completed, review, teacher: gone }, 'completed', null, 'notes'],
  ['cancelled', cancelled, 'cancelled', 'again', null],
  ['cancelled, its teacher gone', { ...cancelled, teacher: gone }, 'cancelled', null, null],
];

describe('LES-12 the one thing to do about a lesson', () => {
  it.each(table)('%s', (_what, is, stage, student, teacher) => {
    const lesson = aLesson({ ...(is as Lesson) });
    expect(fromInstant(lesson.endsAt)).toBeGreaterThan(fromInstant(lesson.startsAt));
    const acts = (['student', 'teacher'] as Side[]).map((side) => actOf(lesson, side, now));
    expect([stageOf(lesson, now), ...acts]).toEqual([stage, student, teacher]);
  });
});
