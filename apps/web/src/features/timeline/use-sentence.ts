import { useTranslation } from 'react-i18next';
import { isInstant } from '@somo/contracts/time';
import type { TimelineEntry, TimelineFact } from '@somo/contracts/timeline';
import { dayAndTime, money, unparted } from '../../lib/format';
import { wayOf, type StoryLine } from './story';

interface Sentence {
  text: string;
  detail: string | null;
}

/** Returns a function that describes an entry in a sentence. `names`: of the student and the teacher, by id. */
export function useSentence(entries: TimelineEntry[], names: ReadonlyMap<string, string>, zone: string): (line: StoryLine) => Sentence {
  const { t } = useTranslation(['timeline', 'operations', 'common']);
  const facts = entries.filter((entry) => entry.kind === 'fact');
  const booked = facts.find(({ name }) => name === 'booked')?.details ?? {};
  const price = facts.find(({ name }) => name === 'charge-opened')?.details['amountCents'] ?? booked['priceCents'];
  const amount = typeof price === 'number' ? money(price) : null;
  /** The student first. */
  const inOrder = [...names.keys()];
  const nameOf = (side: string | number = '') =>
    names.get(String(booked[`${side}Id`])) || t(`common:${side === 'teacher' ? 'unknownTeacher' : 'unknownStudent'}`);
  /** Within a sentence; a person without a name is one whose profile is gone or unknown. */
  const addresseeOf = (id: string) =>
    names.get(id) || t(`story.${id === booked['studentId'] ? 'theStudent' : id === booked['teacherId'] ? 'theTeacher' : 'someone'}`);
  const plain = (text: string, detail: string | null = null): Sentence => ({ text, detail });

  /** One person, or two with the student first. */
  function addresseesOf(userIds: string[]): string {
    const [first = '', second] = [...userIds].sort((one, other) => inOrder.indexOf(one) - inOrder.indexOf(other)).map(addresseeOf);
    return second === undefined ? first : t('story.both', { first, second });
  }

  function notified(fact: TimelineFact, { userIds, mailSubject }: StoryLine): Sentence {
    const { type } = fact.details;
    const way = type === 'lesson_reminder' ? 'reminder' : wayOf(fact);
    // The subjects of two emails differ in whom the lesson is with, which stands after the colon.
    const subject = userIds.length > 1 ? mailSubject?.split(/\s?: /)[0] : mailSubject;
    return plain(t(`story.sent.${way}`, { to: addresseesOf(userIds) }), subject ?? t(`values.${type}`, { defaultValue: '' }));
  }

  function ofFact(fact: TimelineFact, line: StoryLine): Sentence {
    const { by, consent, how, kind, reportedBy, outcome, charge, refundedCents, minutes, reason, subject, startsAt } = fact.details;
    const when = isInstant(startsAt) ? unparted(dayAndTime(startsAt, zone)) : null;
    switch (fact.name) {
      case 'booked':
        return plain(t('facts.booked'), [subject || t('operations:general'), when, amount].filter(Boolean).join(' · '));
      case 'proposed':
        return plain(t('story.proposed', { name: nameOf(by) }));
      case 'moved':
        return plain(
          t(`story.movedBy.${by}`, { student: nameOf('student'), teacher: nameOf('teacher'), defaultValue: t('facts.moved') }),
          when,
        );
      case 'charge-opened':
      case 'charge-captured':
        return plain(amount === null ? t(`facts.${fact.name}`) : t(`story.${fact.name}`, { amount }));
      case 'charge-changed':
        return plain(t(`story.charge.${charge}`, { amount: money(Number(refundedCents)), defaultValue: t('facts.charge-changed') }));
      case 'cancelled':
        return plain(t(`story.cancelledBy.${by}`, { name: nameOf(by), defaultValue: t('facts.cancelled') }), String(reason ?? ''));
      case 'classroom-entered':
      case 'classroom-left':
      case 'notes-written':
        return plain(t(`story.${fact.name}`, { name: nameOf(by) }));
      case 'recording-consent':
        return plain(t(`story.recording.${consent}.${how}`, { name: nameOf(by), defaultValue: t('facts.recording-consent') }));
      case 'recording-deleted':
        return plain(by === undefined ? t('story.recordingExpired') : t('story.recording-deleted', { name: nameOf(by) }));
      case 'attended':
        return plain(t(Number(minutes) > 0 ? 'story.attended' : 'story.attendedBriefly', { name: nameOf(by), count: Number(minutes) }));
      case 'problem-reported':
        return plain(
          t('story.problem-reported', { name: nameOf(reportedBy) }),
          t(`operations:problems.kinds.${kind}`, { defaultValue: '' }),
        );
      case 'problem-resolved':
        return plain(t('facts.problem-resolved'), t(`values.${outcome}`, { defaultValue: '' }));
      case 'notified':
        return notified(fact, line);
      default:
        return plain(t(`facts.${fact.name}`));
    }
  }

  return (line) => {
    const { entry, userIds, before } = line;
    if (entry.kind === 'fact') return ofFact(entry, line);
    if (before !== null) return plain(t('story.reminder', { to: addresseesOf(userIds) }), t(`story.before.${before}`));
    return plain(t(`jobs.${entry.name}`, { defaultValue: entry.name }), entry.name === 'earn-payment' ? t('story.unlessHeld') : null);
  };
}
