import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { subjectName } from '../../i18n/names';
import { dayAndTime, listText } from '../../lib/format';
import { paths } from '../../lib/paths';
import { presenceOf } from '../../lib/pushed';
import { TextLink } from '../../ui/links';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { counterpartOf, type Side } from './lesson-rules';
import { PersonLine } from './person-line';

interface Props {
  lesson: Lesson;
  side: Side;
  zone: string;
  /** Over: less loud than what is to come. */
  isQuiet?: boolean;
  children?: ReactNode;
}

/**
 * The other participant, with a dot while they are online, next to what the lesson is about, which leads to its page; other content goes
 * below, at full width on a narrow card unless it is quiet.
 */
export function LessonPerson({ lesson, side, zone, isQuiet = false, children }: Props) {
  const { t } = useTranslation(['lessons', 'common']);
  const person = counterpartOf(lesson, side);
  const presence = useQuery(presenceOf(person.id)).data;
  const unknown = side === 'student' ? t('common:unknownTeacher') : t('common:unknownStudent');
  const name = person.fullName || unknown;
  const subject = subjectName(lesson.subject) || t(side === 'teacher' ? 'generalLesson' : 'general');
  return (
    <Box
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap={{ base: '3', md: '4' }}
      alignItems={{ base: 'center', sm: 'start' }}
      minW="0"
      flex="1 1 15rem"
    >
      <PersonAvatar person={person} presence={presence} {...(isQuiet ? { size: '9' as const } : {})} />
      <Box minW="0">
        <Text textStyle={isQuiet ? 'md' : 'lg'} overflowWrap="anywhere">
          <TextLink
            to={paths.lesson(lesson.id)}
            color="fg"
            fontFamily="heading"
            fontWeight={isQuiet ? 'semibold' : 'bold'}
            py="2.5"
            aria-label={listText([subject, dayAndTime(lesson.startsAt, zone)])}
          >
            {lesson.subject ? <Stored>{subject}</Stored> : subject}
          </TextLink>
        </Text>
        {/* A teacher's lessons differ by the student. */}
        <Text textStyle="sm" overflowWrap="anywhere" {...(side === 'teacher' ? { fontWeight: 'medium' } : { color: 'fg.muted' })}>
          <PersonLine {...{ lesson, side, name }} />
        </Text>
      </Box>
      <Box gridColumn={isQuiet ? '2' : { base: '1 / -1', sm: '2' }} mt={{ base: '1', sm: '0' }}>
        {children}
      </Box>
    </Box>
  );
}
