import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '@somo/contracts/earnings';
import { payoutBusinessDays, payoutBusinessDaysMin, payoutHoldDays } from '@somo/contracts/rules/money';
import { ConfirmEmailNotice } from '../../../features/dashboard/confirm-email-notice';
import { MyEarnings } from '../../../features/earnings/my-earnings';
import { MoneySplit } from '../../../features/payments/money-split';
import { PendingPayoutNotice } from '../../../features/settings/pending-payout-notice';
import { paths } from '../../../lib/paths';
import { TextLink } from '../../../ui/links';
import { OwnPageHeader } from '../../../ui/own-page-header';
import { Page } from '../../../ui/page';

const splitOf = ({ grossCents, netCents, feeCents, refundedCents }: Transaction) => (
  <MoneySplit side="teacher" shares={{ paidCents: grossCents, netCents, feeCents, refundedCents, refundPendingCents: 0 }} />
);

export default function TeacherEarnings() {
  const { t } = useTranslation('earnings');
  const note = (
    <Text color="fg.muted" textStyle="sm">
      {`${t('payoutNote', { days: payoutHoldDays, minDays: payoutBusinessDaysMin, maxDays: payoutBusinessDays })} `}
      <PendingPayoutNotice />
      <TextLink to={paths.payoutSettings}>{t('payoutSettings')}</TextLink>
    </Text>
  );
  return (
    <Page title={t('title')}>
      <OwnPageHeader title={t('title')} backTo={paths.teacherProfile} />
      <MyEarnings split={splitOf} note={note} confirm={<ConfirmEmailNotice why={t('confirmEmail')} />} />
    </Page>
  );
}
