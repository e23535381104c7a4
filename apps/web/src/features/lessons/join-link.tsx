import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import type { Side } from './lesson-rules';

/** Leads to where the lesson takes place. A teacher keeps Somo open beside it. */
export function JoinLink({ lesson, side }: { lesson: Lesson; side: Side }) {
  const { t } = useTranslation('lessons');
  if (lesson.displayStatus !== 'upcoming' || !lesson.meetingLink) return null;
  return (
    <Button asChild>
      <a href={lesson.meetingLink} target={side === 'teacher' ? '_blank' : undefined} rel="noreferrer">
        {side === 'teacher' ? t('start') : t('join')}
      </a>
    </Button>
  );
}
