import { recordingRefusals } from './recording-refusals.js';
import { materialsOfLessonMax } from './rules/uploads.js';
import { documentsMax } from './rules/verification.js';

/** Of uploads, of the files of messages and lessons, of recordings and of documents to check. */
export const fileRefusals = {
  ...recordingRefusals,
  'too-many-uploads': { kind: 'too-many', message: 'You have many files that you have not sent yet. Please send or remove some first.' },
  'upload-not-found': { kind: 'not-found', message: "We couldn't find that upload. Please choose the file again." },
  'upload-incomplete': { kind: 'conflict', message: 'A part of this file is missing. Please send it again.' },
  'part-size-wrong': { kind: 'invalid', message: 'This part of the file has another size than it should have.' },
  'file-not-found': { kind: 'not-found', message: "We couldn't find that file." },
  'file-type-not-accepted': {
    kind: 'invalid',
    message: 'Please choose a picture (JPG, PNG, GIF or WebP), a PDF, a text or Office file, or an MP3, M4A or MP4.',
  },
  'file-not-as-named': { kind: 'invalid', message: "We couldn't read this file: it is damaged, or isn't what its name says." },
  'photo-too-many-pixels': {
    kind: 'invalid',
    message: 'Please choose a picture of at most 50 megapixels, or 16 if it is progressive, interlaced or a GIF.',
  },
  'material-not-found': { kind: 'not-found', message: "We couldn't find that file among the materials." },
  'page-not-found': { kind: 'not-found', message: "We couldn't find that page." },
  'page-too-large': { kind: 'invalid', message: 'The picture of this page is too large.' },
  'page-not-readable': { kind: 'invalid', message: "We couldn't read the picture of this page." },
  'pages-of-pdf-only': { kind: 'conflict', message: 'Only a PDF has pages.' },
  'page-count-differs': { kind: 'conflict', message: 'This PDF already has another number of pages here.' },
  'materials-closed': { kind: 'conflict', message: "You can't add files to this lesson." },
  'materials-full': {
    kind: 'conflict',
    message: 'Your materials have more than 500 MB together. Remove some that you no longer need, and try again.',
  },
  'too-many-materials': {
    kind: 'conflict',
    message: `This lesson already has ${materialsOfLessonMax} files. Remove one before you add another.`,
  },
  'verification-not-found': { kind: 'not-found', message: "We couldn't find that document." },
  'verification-pending': { kind: 'conflict', message: 'A document of this kind is already waiting to be checked.' },
  'already-verified': { kind: 'conflict', message: 'This is already checked. You can renew it shortly before it expires.' },
  'verification-not-pending': { kind: 'conflict', message: "This document isn't waiting for a decision any more." },
  'document-type-not-accepted': { kind: 'invalid', message: 'Please choose a PDF, JPG or PNG.' },
  'document-deleted': { kind: 'not-found', message: 'This document was deleted.' },
  'too-many-documents': {
    kind: 'conflict',
    message: `You already have ${documentsMax} documents here. Remove one before you add another.`,
  },
} as const;
