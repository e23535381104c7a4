import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { useUser } from '../../lib/use-session';
import { TextLink } from '../../ui/links';

/** Says that what follows was written in the classroom of a lesson, and leads there. */
export function LessonLine({ lessonId }: { lessonId: string }) {
  const { t } = useTranslation('messages');
  const isTeacher = useUser()?.role === 'teacher';
  return (
    <Text textAlign="center" textStyle="xs" color="fg.muted">
      {t('inLesson')} ·{' '}
      <TextLink to={isTeacher ? paths.teacherLesson(lessonId) : paths.studentLesson(lessonId)}>{t('viewLesson')}</TextLink>
    </Text>
  );
}
