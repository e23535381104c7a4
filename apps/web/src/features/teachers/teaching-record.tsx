import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TeacherCard } from '@somo/contracts/people';

interface Props {
  teacher: Pick<TeacherCard, 'lessonsTaught' | 'answerMinutes'>;
}

/** How many lessons the teacher has given, and how soon requests are usually answered; nothing of a new teacher. */
export function TeachingRecord({ teacher: { lessonsTaught, answerMinutes } }: Props) {
  const { t } = useTranslation();
  const said = [
    lessonsTaught > 0 && t('lessonsTaught', { count: lessonsTaught }),
    answerMinutes !== null && t('answersWithin', { count: Math.ceil(answerMinutes / 60) || 1 }),
  ].filter(Boolean);
  return (
    <Text color="fg.muted" textStyle="sm">
      {said.join(' · ')}
    </Text>
  );
}
