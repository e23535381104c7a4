import { useTranslation } from 'react-i18next';
import { DeliveryList } from '../../../features/deliveries/delivery-list';
import { PaymentList } from '../../../features/payments/payment-list';
import { AccountSection } from '../../../features/settings/account-section';
import { NotificationsSection } from '../../../features/settings/notifications-section';
import { PrivacySection } from '../../../features/settings/privacy-section';
import { SettingsTabs } from '../../../features/settings/settings-tabs';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

export default function StudentSettings() {
  const { t } = useTranslation('settings');
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} text={t('text')} />
      <SettingsTabs
        tabs={[
          { value: 'account', label: t('account.tab'), content: <AccountSection /> },
          { value: 'notifications', label: t('notifications.tab'), content: <NotificationsSection emails={<DeliveryList />} /> },
          { value: 'privacy', label: t('privacy.tab'), content: <PrivacySection /> },
          { value: 'payments', label: t('payments'), content: <PaymentList /> },
        ]}
      />
    </Page>
  );
}
