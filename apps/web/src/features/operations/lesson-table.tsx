import type { ReactNode } from 'react';
import { Badge, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { OperatorLesson } from '@somo/contracts/operators-search';
import { fromInstant } from '@somo/contracts/time';
import { fullDate, timeRange, unparted } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { Each } from '../../ui/each';
import { TextLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { Stored } from '../../ui/stored';
import { Cell, Row, Table } from '../../ui/table';
import { useNames } from './use-names';

const tints = { upcoming: 'brand', running: 'sun', completed: 'leaf', cancelled: 'sand', rescheduled: 'sand' } as const;

/** A lesson that has begun is no longer upcoming, and its end makes it completed. */
function statusOf({ status, displayStatus, startsAt }: OperatorLesson, now: number): keyof typeof tints {
  if (status === 'rescheduled') return 'rescheduled';
  return displayStatus === 'upcoming' && fromInstant(startsAt) <= now ? 'running' : displayStatus;
}

interface Props {
  title: string;
  lessons: OperatorLesson[];
  /** Whether each lesson names its day. */
  dated?: boolean;
  /** Below the title. */
  note?: ReactNode;
  /** The person whose page it is on, and who is therefore not named again. */
  userId?: string;
}

export function LessonTable({ title, lessons, dated = false, note, userId }: Props) {
  const { t } = useTranslation('operations');
  const people = (['student', 'teacher'] as const).filter((side) => lessons.some((lesson) => lesson[side].id !== userId));
  const columns = (['time', 'lesson', ...people, 'status'] as const).map((name) => ({ name: t(`lessons.columns.${name}`) }));
  return (
    <Panel as="section" aria-label={title} p="0">
      <Heading as="h2" size="md" px={{ base: '5', md: '6' }} pt="5">
        {title}
      </Heading>
      {note && (
        <Text color="fg.muted" textStyle="sm" px={{ base: '5', md: '6' }}>
          {note}
        </Text>
      )}
      <Table label={title} columns={columns}>
        <Each of={lessons} as="tr">
          {(lesson) => <LessonRow lesson={lesson} dated={dated} people={people} />}
        </Each>
      </Table>
    </Panel>
  );
}

interface RowProps {
  lesson: OperatorLesson;
  dated: boolean;
  people: ('student' | 'teacher')[];
}

function LessonRow({ lesson, dated, people }: RowProps) {
  const { t } = useTranslation('operations');
  const zone = useZone();
  const names = useNames(lesson);
  const { id, subject, startsAt, endsAt } = lesson;
  const status = statusOf(lesson, useNow());
  const time = unparted(timeRange(startsAt, endsAt, zone));
  return (
    <Row areas={['"lesson status" "time time"', ...people.map((side) => `"${side} ${side}"`)].join(' ')}>
      <Cell area="time">
        {dated && <Text>{fullDate(startsAt, zone)}</Text>}
        <Text color={dated ? 'fg.muted' : undefined}>{time}</Text>
      </Cell>
      <Cell area="lesson" fontWeight="semibold">
        <TextLink to={paths.adminLesson(id)} aria-label={t('problems.showLessonOf', { subject: subject || t('general'), ...names })}>
          {subject === '' ? t('general') : <Stored>{subject}</Stored>}
        </TextLink>
      </Cell>
      {people.map((side) => (
        <Cell key={side} area={side} label={t(`lessons.columns.${side}`)}>
          <Stored>{names[side]}</Stored>
        </Cell>
      ))}
      <Cell area="status">
        <Badge size="sm" colorPalette={tints[status]} variant={tints[status] === 'sand' ? 'outline' : 'subtle'}>
          {t(`lessons.status.${status}`)}
        </Badge>
      </Cell>
    </Row>
  );
}
