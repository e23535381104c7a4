import { useTranslation } from 'react-i18next';
import { NotificationPage } from '../../features/notifications/notification-page';
import { Page } from '../../ui/page';

export default function Notifications() {
  const { t } = useTranslation('notifications');
  return (
    <Page title={t('title')} maxW="4xl">
      <NotificationPage />
    </Page>
  );
}
