import { useState } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { clock } from '../../lib/clock';
import { dayName, dayOf, fullDate, lessonTime, offsetName, timeRange } from '../../lib/format';
import { focusOn, focusSpot, type FocusSpot } from '../../lib/focus-spot';
import { isRefused, refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { ChoiceField } from '../../ui/choice-field';
import { useAnswerProposal } from './api/answer-proposal';
import { counterpartOf, type Side } from './lesson-rules';

const loadDecline = () => import('./decline-dialog').then((file) => file.DeclineDialog);

/** Between the day and the hours; nothing of it is seen where a line ends there. */
const wide = '\u2003';

interface Props {
  lesson: Lesson;
  side: Side;
  zone: string;
  /** Without a ground of its own. */
  bare?: boolean;
}

/** The times that a teacher proposes: the student chooses one or declines, the teacher can withdraw them. */
export function ProposalBox({ lesson, side, zone, bare = false }: Props) {
  const { t } = useTranslation(['lessons', 'common']);
  const answering = useAnswerProposal(lesson);
  const options = lesson.proposal?.options ?? [];
  const [picked, setPicked] = useState<Instant | null>(null);
  // Times that the teacher no longer has.
  const [taken, setTaken] = useState<readonly Instant[]>([]);
  // Where the focus was when the dialog opened.
  const [declining, setDeclining] = useState<FocusSpot | null>(null);
  const { part: DeclineDialog, ...decline } = useDeferredImport(loadDecline);
  if (!lesson.proposal) return null;
  const isTaken = ({ startsAt }: (typeof options)[number]) => taken.includes(startsAt);
  const only = options.length === 1 && !isTaken(options[0]!) ? options[0]!.startsAt : null;
  const chosen = picked ?? only;
  // The day and the time; the time zone too if its offset is another than that of the lesson.
  const said = (option: (typeof options)[number], between: string) => {
    const isThisYear = dayOf(option.startsAt, zone).slice(0, 4) === dayOf(clock.now(), zone).slice(0, 4);
    const day = isThisYear ? dayName(option.startsAt, zone) : fullDate(option.startsAt, zone);
    const hasOffset = offsetName(zone, fromInstant(option.startsAt)) !== offsetName(zone, fromInstant(lesson.startsAt));
    const hours = hasOffset ? lessonTime(option, zone) : timeRange(option.startsAt, option.endsAt, zone);
    // Where a line is too short for both, it ends between the day and the hours.
    const whole = (words: string) => words.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');
    const time = whole(day) + between + whole(hours);
    return isTaken(option) ? t('proposal.taken', { time }) : time;
  };
  const name = counterpartOf(lesson, side).firstName || t(side === 'student' ? 'common:unknownTeacher' : 'common:unknownStudent');
  // Not with mutate's own callbacks, which do not run if a push closes this box before the response arrives.
  function answer(given: Parameters<typeof answering.mutate>[0], done: string): void {
    const spot = declining ?? focusSpot();
    void answering
      .mutateAsync(given)
      .then(
        () => {
          toast(done);
          focusOn(spot.item);
        },
        (error: Error) => {
          if ('accept' in given && (isRefused(error, 'slot-taken') || isRefused(error, 'daily-limit-reached'))) {
            setTaken((known) => [...known, given.accept]);
            setPicked(null);
          }
          toast(t('proposal.notAnswered'), refusalOf(error) ?? t('move.notDone'), 'error');
        },
      )
      .finally(() => setDeclining(null));
  }
  function ask(): void {
    setDeclining(focusSpot());
    decline.show();
  }
  return (
    <Box {...(bare ? {} : { mt: '4', p: '4', borderRadius: 'l2', bg: 'brand.subtle' })}>
      <Text fontWeight="semibold">{side === 'student' ? t('proposal.theirs', { name }) : t('proposal.yours')}</Text>
      {side === 'teacher' && (
        <Text color="fg.muted" textStyle="sm">
          <bdi>{t('proposal.waiting', { name })}</bdi>
        </Text>
      )}
      {lesson.proposal.reason && (
        <Text mt="1" overflowWrap="anywhere" whiteSpace="pre-line">
          {t('common:quoted', { words: lesson.proposal.reason })}
        </Text>
      )}
      {side === 'teacher' || options.length === 1 ? (
        <Box as="ul" listStyleType="none" mt="2" display="grid" gap="1">
          {options.map((option) => (
            <li key={option.startsAt}>{said(option, wide)}</li>
          ))}
        </Box>
      ) : (
        <Box mt="3">
          <ChoiceField
            legend={t('proposal.choose')}
            name={`proposal-${lesson.id}`}
            value={chosen}
            options={options.map((option) => ({ value: option.startsAt, label: said(option, wide), disabled: isTaken(option) }))}
            onChange={(event) => setPicked(event.target.value as Instant)}
            disabled={answering.isPending}
          />
        </Box>
      )}
      <Box display="flex" flexWrap="wrap" gap="3" mt="3">
        <Button
          variant="outline"
          disabled={answering.isPending}
          onPointerEnter={side === 'student' ? decline.prepare : undefined}
          onClick={() => (side === 'student' ? ask() : answer({ decline: '' }, t('proposal.withdrawn')))}
        >
          {t(side === 'student' ? 'proposal.decline' : 'proposal.withdraw')}
        </Button>
        {side === 'student' && (
          <Button
            disabled={answering.isPending || chosen === null}
            onClick={() => chosen && answer({ accept: chosen }, t('proposal.accepted'))}
          >
            {t('proposal.accept')}
          </Button>
        )}
      </Box>
      {DeclineDialog && declining && (
        <DeclineDialog
          name={name}
          busy={answering.isPending}
          onClose={() => setDeclining(null)}
          returnTo={declining.button}
          onDecline={(reason) => answer({ decline: reason }, t('proposal.declined'))}
        />
      )}
      {side === 'student' && (
        <Text color="fg.muted" textStyle="sm" mt="2">
          {t('proposal.refund')}
        </Text>
      )}
    </Box>
  );
}
