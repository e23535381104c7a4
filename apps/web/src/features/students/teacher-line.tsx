import type { ReactNode } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { KnownTeacher } from '@somo/contracts/students';
import { subjectList } from '../../i18n/names';
import { dayText, shortDate, timeOf, unparted, weekdayName } from '../../lib/format';
import { paths } from '../../lib/paths';
import { ButtonLink, LocalLink } from '../../ui/links';
import { MessageLink } from '../../ui/message-link';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { lessonMoment } from './lesson-moment';

interface Props {
  teacher: KnownTeacher;
  now: number;
  zone: string;
  /** What rates the last lesson with them. */
  rate: ReactNode;
}

/** A teacher of the student, to book again or to write to. */
export function TeacherLine({ teacher, now, zone, rate }: Props) {
  const { t } = useTranslation(['students', 'common']);
  const { t: common } = useTranslation('common');
  const { nextLesson, lastLessonAt, completedLessons, subjects, pausedUntil } = teacher;
  const name = teacher.fullName || t('common:unknownTeacher');
  const when = nextLesson
    ? t('next', { time: lessonMoment(nextLesson.startsAt, now, zone, common) })
    : lastLessonAt && t('last', { day: shortDate(lastLessonAt, zone) });
  const usual = lastLessonAt !== null &&
    !pausedUntil && { day: weekdayName(lastLessonAt, zone), time: unparted(timeOf(lastLessonAt, zone)) };
  return (
    <Box
      as="li"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap={{ base: '2', sm: '4' }}
      py={{ base: '4', sm: '5' }}
      borderColor="border"
      css={{ '& + &': { borderTopWidth: '1px' } }}
    >
      <Box display="flex" alignItems="center" gap={{ base: '3', sm: '4' }} flex="1 1 18rem" minW="0">
        <Box css={{ sm: { '& > div': { w: '16', h: '16' } } }}>
          <PersonAvatar person={teacher} size="12" />
        </Box>
        <Box minW="0" overflowWrap="anywhere">
          <Heading as="h2" size="md">
            <Box asChild _hover={{ textDecoration: 'underline' }}>
              <LocalLink to={paths.teacher(teacher.id)}>
                <Stored>{name}</Stored>
              </LocalLink>
            </Box>
          </Heading>
          <Text textStyle="sm" color="fg.muted">
            <Stored>{subjectList(subjects)}</Stored>
            {completedLessons > 0 && ` · ${t('lessonsDone', { count: completedLessons })}`}
          </Text>
          {when && (
            <Text textStyle="sm" color={nextLesson ? 'brand.fg' : 'fg.muted'} fontVariantNumeric="tabular-nums">
              {when}
            </Text>
          )}
        </Box>
      </Box>
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="5"
        rowGap={{ base: '0', sm: '2' }}
        minW="0"
        // Below the name on a phone, at its start.
        ps={{ base: 'calc(3rem + 0.75rem)', sm: '0' }}
        flex={{ base: '1 1 100%', sm: '0 0 auto' }}
        justifyContent={{ sm: 'end' }}
      >
        {!pausedUntil && (
          <ButtonLink
            to={paths.bookLesson(teacher.id)}
            variant="outline"
            minH="11"
            h="auto"
            // First on a phone, last on a wider screen.
            order={{ sm: '1' }}
            maxW="full"
            whiteSpace="normal"
            aria-label={t('bookAgainWith', { name })}
          >
            {t('bookAgain')}
          </ButtonLink>
        )}
        <MessageLink userId={teacher.id} label={t('messageTo', { name })}>
          {t('message')}
        </MessageLink>
        {rate}
        {usual && (
          <ButtonLink
            to={paths.bookAgain(teacher.id, lastLessonAt)}
            variant="plain"
            size="sm"
            minH="11"
            aria-label={t('sameTimeWith', { ...usual, name })}
          >
            {t('sameTime', usual)}
          </ButtonLink>
        )}
        {pausedUntil && (
          <Text textStyle="sm" color="fg.muted" w={{ base: 'full', sm: 'auto' }} maxW={{ sm: '12rem' }}>
            {t('pausedUntil', { day: dayText(pausedUntil) })}
          </Text>
        )}
      </Box>
    </Box>
  );
}
