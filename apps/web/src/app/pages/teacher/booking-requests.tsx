import { useTranslation } from 'react-i18next';
import { BookingRequests } from '../../../features/requests/booking-requests';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

export default function TeacherBookingRequests() {
  const { t } = useTranslation('requests');
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} text={t('text')} />
      <BookingRequests />
    </Page>
  );
}
