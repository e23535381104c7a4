import { Badge, Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { KnownPerson } from '@somo/contracts/students';
import { subjectList } from '../../i18n/names';
import { listText, shortDate } from '../../lib/format';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { lessonMoment } from './lesson-moment';

interface Props {
  student: KnownPerson;
  now: number;
  zone: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A student of the list, with the next lesson or else the last one. */
export function StudentRow({ student, now, zone, isChosen, onChoose }: Props) {
  const { t } = useTranslation(['students', 'common']);
  const { t: common } = useTranslation('common');
  const { nextLesson, lastLessonAt, subjects, completedLessons, learners = [] } = student;
  return (
    <Box as="li">
      <Box
        asChild
        display="flex"
        gap="3"
        alignItems="center"
        w="full"
        minH="16"
        px="2.5"
        py="2.5"
        borderRadius="l2"
        textAlign="start"
        cursor="pointer"
        bg={isChosen ? 'brand.subtle' : undefined}
        _hover={{ bg: isChosen ? 'brand.subtle' : 'bg.muted' }}
      >
        <button type="button" data-student={student.id} aria-current={isChosen || undefined} onClick={onChoose}>
          <PersonAvatar person={student} size="11" />
          <Box as="span" flex="1" minW="0">
            <Box as="span" display="flex" gap="2" alignItems="center">
              <Text as="span" flex="1" minW="0" truncate fontWeight="semibold">
                <Stored>{student.fullName || t('common:unknownStudent')}</Stored>
              </Text>
              {completedLessons === 0 && (
                <Badge size="sm" colorPalette="leaf" flexShrink={0}>
                  {t('new')}
                </Badge>
              )}
            </Box>
            {learners.length > 0 && (
              <Text as="span" display="block" truncate textStyle="sm">
                <bdi>{t('guardianOf', { names: listText(learners.map(({ firstName }) => firstName)) })}</bdi>
              </Text>
            )}
            <Box
              as="span"
              display="flex"
              flexDirection={{ base: 'column', sm: 'row' }}
              flexWrap={{ sm: 'wrap' }}
              columnGap="3"
              alignItems={{ sm: 'baseline' }}
              textStyle="sm"
              color="fg.muted"
            >
              <Text as="span" flex={{ sm: '1 1 4rem' }} minW="0" truncate>
                <Stored>{subjectList(subjects)}</Stored>
              </Text>
              <Text as="span" minW="0" fontVariantNumeric="tabular-nums" color={nextLesson ? 'brand.fg' : undefined}>
                {nextLesson
                  ? t('next', { time: lessonMoment(nextLesson.startsAt, now, zone, common) })
                  : lastLessonAt && t('last', { day: shortDate(lastLessonAt, zone) })}
              </Text>
            </Box>
          </Box>
        </button>
      </Box>
    </Box>
  );
}
