import { useState } from 'react';
import { Box, Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { LessonMoney } from '@somo/contracts/payments';
import { CancelLessonDialog } from './cancel-lesson-dialog';
import { MoveLessonDialog } from './move-lesson-dialog';

interface Props {
  lessonId: string;
  money: LessonMoney | undefined;
}

/** What an operator can do with a lesson that is still to come. */
export function LessonActions({ lessonId, money }: Props) {
  const { t } = useTranslation(['operations', 'common']);
  const [asked, setAsked] = useState<'move' | 'cancel' | null>(null);
  const names = {
    student: money?.student.fullName || t('common:unknownStudent'),
    teacher: money?.teacher.fullName || t('common:unknownTeacher'),
  };
  const dialog = {
    lessonId,
    names,
    onClose: () => setAsked(null),
    returnTo: () => document.getElementById(`${asked}-lesson`) ?? document.querySelector<HTMLElement>('h1'),
  };
  return (
    <Box display="flex" flexWrap="wrap" gap="3">
      <Button id="move-lesson" variant="outline" onClick={() => setAsked('move')}>
        {t('moveLesson.open')}
      </Button>
      <Button id="cancel-lesson" variant="outline" colorPalette="clay" onClick={() => setAsked('cancel')}>
        {t('cancelLesson.open')}
      </Button>
      {asked === 'move' && <MoveLessonDialog {...dialog} />}
      {asked === 'cancel' && <CancelLessonDialog {...dialog} money={money} />}
    </Box>
  );
}
