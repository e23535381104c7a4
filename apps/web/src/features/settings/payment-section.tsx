import { Heading, Skeleton, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { payoutMethods } from '@somo/contracts/payouts';
import { payoutBusinessDays, payoutBusinessDaysMin } from '@somo/contracts/rules/money';
import { query } from '../../lib/query';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { CurrentMethod } from './current-method';
import { PaymentForm } from './payment-form';
import { SettingsSection } from './settings-section';

/** The current payout method, and the form to change it. */
export function PaymentSection() {
  const { t } = useTranslation('settings');
  const settings = useQuery(query('GET /api/me/settings'));
  const method = settings.data?.payment ?? null;
  return (
    <SettingsSection
      level={2}
      title={t('payoutTitle')}
      text={t('payoutNote', { minDays: payoutBusinessDaysMin, maxDays: payoutBusinessDays })}
    >
      {settings.isPending && (
        <Loading label={t('loading')}>
          <Stack gap="6">
            <Skeleton h="28" borderRadius="l3" />
            <Skeleton h="72" borderRadius="l3" />
          </Stack>
        </Loading>
      )}
      <FetchError of={settings} text={t('failed')} />
      {settings.data && (
        <>
          <Panel>
            <CurrentMethod method={method} />
          </Panel>
          <Panel>
            <Heading as="h3" size="sm" mb="4">
              {t(method ? 'changeTitle' : 'chooseTitle')}
            </Heading>
            <PaymentForm current={method?.method ?? null} methods={settings.data.payoutMethods ?? payoutMethods} />
          </Panel>
        </>
      )}
    </SettingsSection>
  );
}
