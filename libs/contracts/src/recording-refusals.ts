/** Of recordings of lessons. */
export const recordingRefusals = {
  'recording-not-found': { kind: 'not-found', message: "We couldn't find that recording." },
  'recording-deleted': { kind: 'not-found', message: 'This recording was deleted.' },
  'recording-under-way': { kind: 'conflict', message: 'This lesson is being recorded, or one of you has just asked for it.' },
  'recording-not-asked': { kind: 'conflict', message: 'The question was taken back. Nothing is being recorded.' },
  'recording-own-question': { kind: 'forbidden', message: 'The other person has to agree: you asked.' },
  'recording-needs-both': { kind: 'conflict', message: 'A lesson can be recorded only while both of you are in the classroom.' },
  'recording-needs-guardian': {
    kind: 'forbidden',
    message: 'A lesson of somebody under 18 can be recorded only if the guardian who booked it turns that on.',
  },
  'recording-no-guardian': {
    kind: 'conflict',
    message: 'Nobody has to turn on recording for this lesson: you both agree in the classroom.',
  },
  'recording-without-consent': {
    kind: 'forbidden',
    message: "Not both of you agreed to this part of the recording, so we didn't keep it.",
  },
  'recording-elsewhere': { kind: 'forbidden', message: 'This recording is made in the browser of the other person.' },
  'recording-out-of-order': { kind: 'conflict', message: "This part of the recording doesn't fit between the others." },
  'recording-part-too-large': { kind: 'too-large', message: 'A part of a recording has at most 2 MB.' },
  'recording-part-damaged': { kind: 'invalid', message: 'This part of the recording arrived damaged. Please send it again.' },
  'recording-not-readable': { kind: 'invalid', message: "This isn't a recording that we can read." },
  'recording-full': { kind: 'conflict', message: 'This recording is as long as a recording can be.' },
  'recording-complete': { kind: 'conflict', message: 'This recording is complete: nothing can be added to it.' },
  'recording-not-ready': { kind: 'conflict', message: 'This recording is not ready yet.' },
  'range-beyond-end': { kind: 'bad-range', message: 'The file ends before that.' },
} as const;
