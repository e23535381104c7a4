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

const sinceFirst = {
  ask: '{{name}} is asked first. Both of you can watch it for {{count}} days, and either of you can stop or delete it.',
  agree:
    "Both of you can watch it for {{count}} days. Either of you can stop it at any time, and delete it afterward. If you don't agree, nothing is recorded.",
  guardian:
    'A recording still starts only when both people in the classroom agree. You can turn this off at any time: a recording then stops at once.',
} as const;

/** The sentences by which people were asked, by version: what somebody agreed to stays readable. A change of the texts of screens adds a version. */
export const recordingWordings = {
  1: {
    ...sinceFirst,
    voice: 'Your voices will be recorded, without a picture.',
    picture: 'Your voices and your picture, or the screen that is shared, will be recorded.',
  },
  2: {
    ...sinceFirst,
    voice: 'Your voices will be recorded, without video.',
    picture: 'Your voices and your video, or the screen that is shared, will be recorded.',
  },
} as const;
export const recordingWording = 2;

export const recordingPath = (lessonId: string, recordingId: string): string => `/api/lessons/${lessonId}/recordings/${recordingId}`;
export const recordingKey = (recordingId: string, version: string): string => `recordings/${recordingId}/whole/${version}`;
export const chunksPrefix = (recordingId: string): string => `recordings/${recordingId}/parts/`;
