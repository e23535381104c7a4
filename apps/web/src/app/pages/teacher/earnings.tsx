import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '@somo/contracts/earnings';
import { payoutBusinessDays, payoutBusinessDaysMin, payoutHoldDays } from '@somo/contracts/rules/money';
import { ConfirmEmailNotice } from '../../../features/dashboard/confirm-email-notice';
import { MyEarnings } from '../../../features/earnings/my-earnings';
import { MoneySplit } from '../../../features/payments/money-split';
import { PendingPayoutNotice } from '../../../features/settings/pending-payout-notice';
import { paths } from '../../../lib/paths';
import { BackToProfile } from '../../../ui/back-link';
import { TextLink } from '../../../ui/links';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

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
      <BackToProfile to={paths.teacherProfile} />
      <PageHeader title={t('title')} text={t('text')} />
      <MyEarnings split={splitOf} note={note} confirm={<ConfirmEmailNotice why={t('confirmEmail')} />} />
    </Page>
  );
}
