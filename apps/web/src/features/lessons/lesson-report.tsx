import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { subjectName } from '../../i18n/names';
import { dayAndTime } from '../../lib/format';
import { isReportable } from './lesson-rules';

interface Props {
  lesson: Lesson;
  now: number;
  zone: string;
  onReport: (lesson: Lesson) => void;
}

/** What became of the problem that the reader reported, and the way to report one while there is time. */
export function LessonReport({ lesson, now, zone, onReport }: Props) {
  const { t } = useTranslation('lessons');
  const of = { subject: subjectName(lesson.subject), time: dayAndTime(lesson.startsAt, zone) };
  return (
    <>
      {lesson.myProblem && (
        <Text color="fg.muted" textStyle="sm">
          {t(lesson.myProblem.status === 'open' ? 'problemReported' : 'problemResolved')}
        </Text>
      )}
      {isReportable(lesson, now) && (
        <Button variant="plain" size="sm" color="fg.muted" aria-label={t('report.openFor', of)} onClick={() => onReport(lesson)}>
          {t('report.open')}
        </Button>
      )}
    </>
  );
}
