import { boardBytesMax } from './rules/board.js';
import { joinOpensMinutes } from './rules/booking.js';

/** Of the classroom and its board. */
export const classroomRefusals = {
  'classroom-not-open': { kind: 'conflict', message: `The classroom opens ${joinOpensMinutes} minutes before the lesson.` },
  'classroom-closed': { kind: 'conflict', message: 'This lesson is over, and its classroom is closed.' },
  'lesson-not-paid': { kind: 'conflict', message: "This lesson hasn't been paid for yet." },
  'lesson-cancelled': { kind: 'conflict', message: 'This lesson was cancelled.' },
  'not-in-classroom': { kind: 'conflict', message: 'Please join the classroom first.' },
  'peer-left': { kind: 'conflict', message: 'The other person has left the classroom.' },
  'drawing-too-large': { kind: 'too-large', message: 'This is too much to draw at once. Please draw it in smaller parts.' },
  'drawing-unreadable': { kind: 'invalid', message: "We couldn't read what was drawn. Please draw it again." },
  'board-full': {
    kind: 'conflict',
    message: `The board of this lesson is full: it has ${boardBytesMax / 1_000_000} MB. You can still look at it.`,
  },
} as const;
