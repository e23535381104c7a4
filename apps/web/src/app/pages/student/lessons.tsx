import { useTranslation } from 'react-i18next';
import { attendanceOf } from '../../../features/classroom/attendance-details';
import { MyLessons } from '../../../features/lessons/my-lessons';
import { lessonMoney } from '../../../features/payments/lesson-money';
import { MyRequests } from '../../../features/requests/my-requests';
import { lessonReviewOf } from '../../lesson-review';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

export default function StudentLessons() {
  const { t } = useTranslation('lessons');
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} text={t('textStudent')} />
      <MyRequests />
      <MyLessons side="student" money={lessonMoney('student')} attendance={attendanceOf} review={lessonReviewOf('student')} />
    </Page>
  );
}
