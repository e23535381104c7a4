import { Badge, Box, Button, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { dayMs } from '@somo/calendar/days';
import type { LessonProblem, ProblemOutcome } from '@somo/contracts/problems';
import { attendanceDays } from '@somo/contracts/rules/classroom';
import { fromInstant } from '@somo/contracts/time';
import { dateOf, fullDate, money, offsetName, timeRange, unparted } from '../../lib/format';
import { paths } from '../../lib/paths';
import { relativeTime } from '../../lib/relative-time';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { TextLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { FactList } from './fact-list';
import { ProblemAttendance } from './problem-attendance';
import { useNames, useOperator } from './use-names';

const tints: Record<ProblemOutcome, string> = { 'pay-teacher': 'leaf', 'refund-student': 'brand', 'refund-part': 'brand' };

interface Props {
  problem: LessonProblem;
  onResolve: () => void;
  resolveId: string;
}

/** The queue of reports leads to one of many. */
const intoView = (card: HTMLElement | null) => card?.scrollIntoView({ block: 'start' });

/** One reported problem: who reported it, about which lesson, and how it was resolved. */
export function ProblemCard({ problem, onResolve, resolveId }: Props) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation();
  const now = useNow();
  const zone = useZone();
  const names = useNames(problem);
  const who = useOperator();
  const { hash } = useLocation();
  const isOpen = problem.status === 'open';
  // What is older has been deleted, and would look as if nobody had come.
  const isAttendanceKept = isOpen && now - fromInstant(problem.startsAt) < (attendanceDays - 1) * dayMs;
  const subject = problem.subject || t('general');
  const kind = t(`problems.kinds.${problem.kind}`);
  const lesson = `${fullDate(problem.startsAt, zone)}, ${unparted(timeRange(problem.startsAt, problem.endsAt, zone))} (${offsetName(zone, fromInstant(problem.startsAt))})`;
  const reported = { name: names[problem.reportedBy], when: relativeTime(problem.reportedAt, now, common) };
  return (
    <Panel as="article" aria-label={`${kind}: ${subject}`}>
      <Box
        ref={hash === `#problem-${problem.id}` ? intoView : undefined}
        scrollMarginTop="24"
        display="flex"
        flexWrap="wrap"
        gap="2"
        columnGap="3"
        alignItems="center"
        mb="1"
      >
        <Heading as="h2" size="md">
          {kind}
        </Heading>
        {problem.outcome && (
          <Badge colorPalette={tints[problem.outcome]} size="sm">
            {t(`problems.outcome.${problem.outcome}`, { amount: money(problem.refundCents ?? 0) })}
          </Badge>
        )}
      </Box>
      {isOpen && (
        <Text mb="4">
          <bdi>{t('problems.asked', names)}</bdi>
        </Text>
      )}
      <Box
        display="grid"
        gap="5"
        columnGap="12"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        alignItems="start"
      >
        <div>
          <Text color="fg.muted" textStyle="sm">
            <bdi>{t(`problems.by.${problem.reportedBy}`, reported)}</bdi>
          </Text>
          <Box
            asChild
            borderInlineStartWidth="3px"
            borderColor="clay.solid"
            ps="4"
            mt="2"
            maxW="65ch"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
          >
            <blockquote dir="auto">{problem.text}</blockquote>
          </Box>
        </div>
        <FactList
          facts={[
            { name: t('problems.lesson'), value: `${subject}, ${lesson}` },
            { name: t('student'), value: <TextLink to={paths.adminPerson(problem.student.id)}>{names.student}</TextLink> },
            { name: t('teacher'), value: <TextLink to={paths.adminPerson(problem.teacher.id)}>{names.teacher}</TextLink> },
            ...(isAttendanceKept ? [{ name: t('problems.attendance.label'), value: <ProblemAttendance problem={problem} /> }] : []),
            { name: t('problems.price'), value: money(problem.price.amountCents) },
            ...(isOpen ? [{ name: t('money.share'), value: t('problems.noPayout') }] : []),
          ]}
        />
      </Box>
      {problem.resolvedAt && (
        <Box mt="4" p="4" borderRadius="l2" bg={{ _light: 'bg.subtle', _dark: 'bg.muted' }} textStyle="sm">
          <Text fontWeight="semibold">
            {t('problems.decided', { when: dateOf(problem.resolvedAt, zone), who: who(problem.resolvedBy ?? '') })}
          </Text>
          <Text overflowWrap="anywhere" whiteSpace="pre-wrap">
            <bdi>{problem.note}</bdi>
          </Text>
        </Box>
      )}
      <Box
        display="flex"
        flexWrap="wrap"
        columnGap="5"
        rowGap="3"
        alignItems="center"
        mt="5"
        {...(isOpen ? { borderTopWidth: '1px', borderColor: 'border', pt: '5' } : {})}
      >
        {isOpen && (
          <Button id={resolveId} onClick={onResolve} aria-label={t('problems.resolveOf', { kind, subject, ...names })}>
            {t('problems.resolve')}
          </Button>
        )}
        <TextLink to={paths.adminLesson(problem.lessonId)} aria-label={t('problems.showLessonOf', { subject, ...names })}>
          {t('showLesson')}
        </TextLink>
      </Box>
    </Panel>
  );
}
