/** Of the students of a teacher, of the learners of a guardian, and of favorites. */
export const studentRefusals = {
  'learner-not-found': { kind: 'not-found', message: "We couldn't find that learner. Please choose who the lesson is for." },
  'too-many-learners': { kind: 'conflict', message: 'You can add up to 5 learners. Please remove one first.' },
  'consent-needed': { kind: 'invalid', message: "Please confirm that you're the guardian and agree." },
  'consent-outdated': { kind: 'invalid', message: 'The wording has changed. Please read it again and agree.' },
  'student-not-found': { kind: 'not-found', message: "We couldn't find that student." },
  'note-not-found': { kind: 'not-found', message: "We couldn't find that note." },
  'too-many-notes': { kind: 'conflict', message: 'You have 200 notes about this student. Please delete some first.' },
  'too-many-waits': { kind: 'conflict', message: "You're waiting for 100 teachers. Please stop waiting for one first." },
  'too-many-favorites': { kind: 'conflict', message: 'You have 200 favorites. Please remove one first.' },
} as const;
