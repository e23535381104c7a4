import { Badge, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PayoutLifecycle, TeacherPayout } from '@somo/contracts/payouts';
import { parseInstant } from '@somo/contracts/time';
import { dateOf, money } from '../../lib/format';
import { mobileAccount } from '../../lib/mobile-account';
import { paths } from '../../lib/paths';
import { PayoutLessons } from './payout-lessons';
import { TextLink } from '../../ui/links';
import { Cell, Row } from '../../ui/table';

const tints: Record<PayoutLifecycle, string> = { claimed: 'sand', sent: 'brand', done: 'leaf', refused: 'clay' };

/** Payout runs and arrivals are dates, not instants, so no time zone shifts them. */
const dayText = (day: string) => dateOf(parseInstant(`${day}T12:00:00.000Z`), 'UTC');

/** Returns what is known of the account, its numbers masked, and whose it is if it has another name on it. */
const accountOf = ({ method, teacher }: TeacherPayout) =>
  [
    method.bankName,
    method.accountNumber ?? mobileAccount(method) ?? method.email,
    method.accountHolder === teacher.fullName ? undefined : method.accountHolder,
  ]
    .filter((part) => part !== undefined)
    .join(' · ')
    .replaceAll('• ', '•\u00a0');

export function PayoutRow({ payout }: { payout: TeacherPayout }) {
  const { t } = useTranslation(['operations', 'common']);
  const { teacher, status, method, period, payoutDate, reason } = payout;
  // Most payouts arrive on the day of their run, which the row already shows.
  const arrival =
    payoutDate && payoutDate !== period && t(status === 'done' ? 'payouts.arrivedOn' : 'payouts.arrivesBy', { day: dayText(payoutDate) });
  return (
    <Row areas={'"teacher amount" "account status" "lessons lessons" "day day"'} verticalAlign="top">
      <Cell area="teacher" fontWeight="semibold" verticalAlign="top">
        <TextLink to={paths.adminPerson(teacher.id)}>
          <bdi>{teacher.fullName || t('common:unknownTeacher')}</bdi>
        </TextLink>
      </Cell>
      <Cell
        area="lessons"
        label={t('payouts.columns.lessons')}
        verticalAlign="top"
        display={{ base: 'flex', md: 'table-cell' }}
        columnGap="1"
      >
        <PayoutLessons payout={payout} />
      </Cell>
      <Cell area="account" verticalAlign="top">
        {t(`payouts.methods.${method.method}`)}{' '}
        <Text as="span" color="fg.muted">
          <bdi>{accountOf(payout)}</bdi>
        </Text>
      </Cell>
      <Cell area="day" label={t('payouts.columns.day')} verticalAlign="top">
        <Text as="span">{dayText(period)}</Text>
        {arrival && status !== 'refused' && <Text color="fg.muted">{arrival}</Text>}
        {reason && (
          <Text color="clay.fg">
            <bdi>{t('payouts.reason', { reason })}</bdi>
          </Text>
        )}
      </Cell>
      <Cell area="status" textAlign={{ base: 'end', md: 'start' }} verticalAlign="top">
        <Badge colorPalette={tints[status]} variant={status === 'claimed' ? 'outline' : 'subtle'} size="sm">
          {t(`payouts.status.${status}`)}
        </Badge>
      </Cell>
      <Cell area="amount" end fontWeight="semibold" verticalAlign="top">
        {money(payout.amountCents)}
      </Cell>
    </Row>
  );
}
