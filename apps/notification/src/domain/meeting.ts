// The other person, the time and the price of a lesson, booked or requested.
import type { LearnerOfLesson } from '@somo/contracts/learners';
import type { LessonRecord } from '@somo/contracts/lessons';
import type { RequestRecord } from '@somo/contracts/requests';
import { fromInstant } from '@somo/contracts/time';
import { translator } from '@somo/messages/translator';
import type { Fact, Headline } from './letter.js';
import type { Addressee } from './reader.js';

type Meeting = Pick<
  LessonRecord & RequestRecord,
  'studentId' | 'teacherId' | 'learner' | 'subject' | 'startsAt' | 'teacherTimeZone' | 'price'
>;

/** Returns what is known of it, the time in both time zones. `when`: what the time is called. */
export function meetingFacts(meeting: Meeting, reader: Addressee, when: string): Fact[] {
  const { t, formats, names } = translator(reader.language, 'emails');
  const startsAt = fromInstant(meeting.startsAt);
  const { mine, name, zone: theirs } = othersOf(meeting, reader);
  const zone = reader.timeZone;
  return [
    { name: t('facts.lesson'), value: names.subject(meeting.subject) },
    ...learnerFacts(meeting.learner, reader, mine),
    ...(name === undefined ? [] : [{ name: t(sideOf(mine, meeting.learner)), value: name }]),
    ...(zone === undefined ? [] : [{ name: when, value: formats.moment(startsAt, zone), isHeadline: true }]),
    ...(theirs && name ? [{ name: t('facts.theirTime', { name }), value: formats.moment(startsAt, theirs), isHeadline: true }] : []),
    { name: t('facts.price'), value: formats.money(meeting.price.amountCents) },
  ].filter(({ value }) => value !== '');
}

/** Returns the fact that names the learner; none if the lesson is for the student, or in an event from an earlier version. */
function learnerFacts(learner: LearnerOfLesson | null | undefined, { language }: Addressee, mine: boolean): Fact[] {
  if (!learner) return [];
  const { t } = translator(language, 'emails');
  return [{ name: t('facts.for'), value: mine ? learner.firstName : t('facts.learner', { name: learner.firstName }) }];
}

/** Returns what the other person is called. The student of a learner's lesson is their guardian. */
function sideOf(mine: boolean, learner: LearnerOfLesson | null | undefined) {
  if (mine) return 'facts.teacher';
  return learner ? 'facts.guardian' : 'facts.student';
}

/** Returns the time in large; undefined if the reader's time zone is not known. */
export function meetingHeadline(meeting: Meeting, reader: Addressee, name: string): Headline | undefined {
  const { t, formats } = translator(reader.language, 'emails');
  const startsAt = fromInstant(meeting.startsAt);
  const { timeZone } = reader;
  if (timeZone === undefined) return undefined;
  const { name: other, zone } = othersOf(meeting, reader);
  const sameDay = zone && formats.date('date', startsAt, zone) === formats.date('date', startsAt, timeZone);
  const time = zone && (sameDay ? formats.date('time', startsAt, zone) : formats.weekdayTime(startsAt, zone));
  const elsewhere = zone && other && t('headline.elsewhere', { name: other, time, zone: formats.zoneName(zone, startsAt) });
  return {
    name,
    main: shortMoment(startsAt, { ...reader, timeZone }),
    lines: [formats.zone(timeZone, startsAt), ...(elsewhere ? [elsewhere] : [])],
  };
}

/** 'Mon, Nov 30 · 10:00 AM' */
export function shortMoment(at: number, { language, timeZone }: { language: string; timeZone: string }): string {
  const { t, formats } = translator(language, 'emails');
  const [weekday, day, time] = (['weekday', 'shortDay', 'time'] as const).map((style) => formats.date(style, at, timeZone));
  return t('headline.time', { weekday, day, time });
}

/** Returns the other participant, with their time zone if their clocks show another time than the reader's. */
function othersOf({ studentId, teacherId, teacherTimeZone, startsAt }: Meeting, reader: Addressee) {
  const mine = studentId === reader.userId;
  const name = reader.nameOf(mine ? teacherId : studentId);
  const zone = mine ? teacherTimeZone : reader.zoneOf(studentId);
  const { formats } = translator(reader.language, 'emails');
  const clockIn = (at: string) => formats.dateTime(fromInstant(startsAt), at);
  const isElsewhere = zone !== undefined && reader.timeZone !== undefined && clockIn(zone) !== clockIn(reader.timeZone);
  return { mine, name, zone: isElsewhere ? zone : undefined };
}
