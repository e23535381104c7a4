import { useTranslation } from 'react-i18next';
import { AccountSection } from '../../../features/settings/account-section';
import { CalendarSection } from '../../../features/settings/calendar-section';
import { PaymentSection } from '../../../features/settings/payment-section';
import { PrivacySection } from '../../../features/settings/privacy-section';
import { SettingsTabs } from '../../../features/settings/settings-tabs';
import { TeachingSection } from '../../../features/settings/teaching-section';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { useMoveHours } from '../../use-move-hours';
import { Notifications } from '../notification-settings';

export default function TeacherSettings() {
  const { t } = useTranslation(['settings', 'calendar']);
  const { onZone, dialog } = useMoveHours();
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} text={t('text')} />
      <SettingsTabs
        tabs={[
          { value: 'account', label: t('account.tab'), content: <AccountSection onZone={onZone} /> },
          { value: 'teaching', label: t('teaching.tab'), content: <TeachingSection /> },
          { value: 'payment', label: t('payment'), content: <PaymentSection /> },
          { value: 'notifications', label: t('notifications.tab'), content: <Notifications /> },
          { value: 'calendar', label: t('calendar:settings.tab'), content: <CalendarSection /> },
          { value: 'privacy', label: t('privacy.tab'), content: <PrivacySection /> },
        ]}
      />
      {dialog}
    </Page>
  );
}
