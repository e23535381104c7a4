import { Box, Heading, IconButton, Text } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MouseEvent, ReactNode } from 'react';
import type { Lesson } from '@somo/contracts/lessons';
import { subjectName } from '../../i18n/names';
import { fullDate, lessonTime, unparted } from '../../lib/format';
import { LocalLink } from '../../ui/links';
import { Stored } from '../../ui/stored';
import { RemainingTime } from './remaining-time';

interface Props {
  lesson: Lesson;
  side: 'student' | 'teacher';
  zone: string;
  back: string;
  /** The page itself says that the lesson is over. */
  isOver?: boolean;
  /** In a call: asks before it leaves. */
  onBack?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** What acts on the window; then it lies on the picture, where a phone has room for the name of the lesson only. */
  children?: ReactNode;
}

const areas = '"back title time acts"';
const columns = 'auto minmax(0, 1fr) auto auto';
/** On a phone the time stands below the name. */
const compact = { base: '"back title acts" "back time acts"', lg: areas };

/** The way back, which lesson this is, and how long it still takes. */
export function ClassroomHead({ lesson, side, zone, back, isOver = false, onBack, children }: Props) {
  const { t } = useTranslation(['classroom', 'lessons']);
  return (
    <Box
      as="header"
      display="grid"
      gridTemplateAreas={children ? compact : areas}
      gridTemplateColumns={children ? { base: 'auto minmax(0, 1fr) auto', lg: columns } : columns}
      alignItems="center"
      columnGap={{ base: '2', md: '3' }}
      px={{ base: '2', md: '4' }}
      py="2"
      minH="14"
    >
      <IconButton asChild gridArea="back" variant="ghost" title={t('back')}>
        <LocalLink to={back} aria-label={t('back')} {...(onBack ? { onClick: onBack } : {})}>
          <ArrowLeft aria-hidden />
        </LocalLink>
      </IconButton>
      <Box gridArea="title" minW="0">
        <Heading as="h1" size="sm" lineHeight="short" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
          {lesson.subject ? <Stored>{subjectName(lesson.subject)}</Stored> : t('lessons:general')}
          {lesson.learner && (
            <Text as="span" fontWeight="normal">
              {' · '}
              <bdi>{t(side === 'teacher' ? 'learner' : 'forLearner', { name: lesson.learner.firstName })}</bdi>
            </Text>
          )}
        </Heading>
        <Text
          display={children ? { base: 'none', lg: 'block' } : 'block'}
          textStyle="xs"
          color="sand.200"
          overflow="hidden"
          textOverflow="ellipsis"
          whiteSpace="nowrap"
        >
          <bdi>{unparted(lessonTime(lesson, zone))}</bdi>
          <Box as="span" display={{ base: 'none', md: 'inline' }}>
            , {fullDate(lesson.startsAt, zone)}
          </Box>
        </Text>
      </Box>
      <Box gridArea="time" minW="0">
        {!isOver && <RemainingTime {...{ lesson, zone }} isInCall={Boolean(children)} />}
      </Box>
      {children && (
        <Box gridArea="acts" display="flex" gap="1">
          {children}
        </Box>
      )}
    </Box>
  );
}
