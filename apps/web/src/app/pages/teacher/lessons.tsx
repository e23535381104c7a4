import { useTranslation } from 'react-i18next';
import { attendanceOf } from '../../../features/classroom/attendance-details';
import { MyLessons } from '../../../features/lessons/my-lessons';
import { lessonMoney } from '../../../features/payments/lesson-money';
import { lessonReviewOf } from '../../lesson-review';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

export default function TeacherLessons() {
  const { t } = useTranslation('lessons');
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} text={t('textTeacher')} />
      <MyLessons side="teacher" money={lessonMoney('teacher')} attendance={attendanceOf} review={lessonReviewOf('teacher')} />
    </Page>
  );
}
