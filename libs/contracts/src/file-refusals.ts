import { documentsMax } from './rules/verification.js';

/** Of uploads, of the files of messages and of documents to check. */
export const fileRefusals = {
  'purpose-not-offered': { kind: 'invalid', message: 'Files can be uploaded for messages and for verification only.' },
  'too-many-uploads': { kind: 'too-many', message: 'You have many files that no message has yet. Please send or remove some first.' },
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
