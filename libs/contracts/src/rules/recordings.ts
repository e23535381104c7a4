// Limits of recordings that the browser, the gateway and messaging share, and the words that people agree to.
const mebibyte = 1024 * 1024;
/** Of one part: 5 seconds of picture and voice have about 160 kB. */
export const chunkBytesMax = 2 * mebibyte;
/** A part is so long at most: a browser that is busy hands over a longer one. */
export const chunkMsMax = 60_000;
/** How long each part is meant to be. */
export const chunkMs = 5_000;
/** Longer than any lesson: three hours of parts. */
export const chunksMax = 2_400;
/** No part ends later than four hours after the beginning. */
export const recordingMsMax = 14_400_000;
/** Of all parts of a recording. */
export const recordingBytesMax = 400 * mebibyte;
/** A recording whose parts stopped arriving is prepared from what is there after this long. */
export const silenceMinutes = 15;

/** Types that browsers record; what is stored is one of the two containers. */
export const recordingTypes = ['audio/webm', 'video/webm', 'audio/mp4', 'video/mp4'] as const;
export type RecordingType = (typeof recordingTypes)[number];

/** The wordings of consent that were ever shown, by version: what somebody agreed to stays readable. `{{name}}` is the other person. */
export const recordingWordings = {
  1: {
    ask: 'You want to record this lesson with {{name}}. Both of you can watch it, and either of you can stop or delete it at any time.',
    agree: '{{name}} wants to record this lesson. Both of you can watch it, and either of you can stop or delete it at any time.',
    guardian: 'This lesson may be recorded if both people in it agree at that time. Both of them can watch it and delete it.',
  },
} as const;
export const recordingWording = 1;

export const recordingPath = (lessonId: string, recordingId: string): string => `/api/lessons/${lessonId}/recordings/${recordingId}`;
export const recordingKey = (recordingId: string, version: string): string => `recordings/${recordingId}/whole/${version}`;
export const chunksPrefix = (recordingId: string): string => `recordings/${recordingId}/parts/`;
