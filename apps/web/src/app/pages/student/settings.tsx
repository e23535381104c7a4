import { useTranslation } from 'react-i18next';
import { PaymentList } from '../../../features/payments/payment-list';
import { AccountSection } from '../../../features/settings/account-section';
import { CalendarSection } from '../../../features/settings/calendar-section';
import { PrivacySection } from '../../../features/settings/privacy-section';
import { SettingsTabs } from '../../../features/settings/settings-tabs';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { Notifications } from '../notification-settings';

export default function StudentSettings() {
  const { t } = useTranslation(['settings', 'calendar']);
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} text={t('text')} />
      <SettingsTabs
        tabs={[
          { value: 'account', label: t('account.tab'), content: <AccountSection /> },
          { value: 'payments', label: t('payments'), content: <PaymentList /> },
          { value: 'notifications', label: t('notifications.tab'), content: <Notifications /> },
          { value: 'calendar', label: t('calendar:settings.tab'), content: <CalendarSection /> },
          { value: 'privacy', label: t('privacy.tab'), content: <PrivacySection /> },
        ]}
      />
    </Page>
  );
}
