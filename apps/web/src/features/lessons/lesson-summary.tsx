import type { ReactNode } from 'react';
import { Text } from '@chakra-ui/react';
import type { Lesson } from '@somo/contracts/lessons';
import { subjectName } from '../../i18n/names';
import { fullDate, lessonTime, listText } from '../../lib/format';

/** Which lesson a dialog is about: its subject and time, and the other person where passed in. */
export function LessonSummary({ lesson, zone, children }: { lesson: Lesson; zone: string; children?: ReactNode }) {
  return (
    <Text>
      <Text as="span" display="block" fontWeight="semibold">
        {listText([subjectName(lesson.subject), fullDate(lesson.startsAt, zone)])}
      </Text>
      <Text as="span" display="block">
        {lessonTime(lesson, zone)}
      </Text>
      {children}
    </Text>
  );
}
