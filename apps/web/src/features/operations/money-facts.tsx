import { useTranslation } from 'react-i18next';
import type { LessonMoney } from '@somo/contracts/payments';
import { payoutHoldHours } from '@somo/contracts/rules/money';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { dateOf, money as dollars, offsetName, timeOf, unparted } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useMay } from '../../lib/use-may';
import { useZone } from '../../lib/use-session';
import { TextLink } from '../../ui/links';
import { FactList } from './fact-list';
import { hasMoney } from './refundable';
import { useNames } from './use-names';

/** The participants, dates, the provider's fee on our share, and where the teacher's share is. */
export function MoneyFacts({ money, problemOpen }: { money: LessonMoney; problemOpen: boolean }) {
  const { t } = useTranslation(['operations', 'common']);
  const zone = useZone();
  const names = useNames(money);
  const mayProblems = useMay()('GET /api/admin/problems');
  const moment = (at: Instant) =>
    t('common:dayAtTime', { day: dateOf(at, zone), time: `${unparted(timeOf(at, zone))} (${offsetName(zone, fromInstant(at))})` });

  function feeText(): string {
    const { providerFeeCents, feeCents } = money;
    const amount = dollars(providerFeeCents);
    if (providerFeeCents === 0) return t('money.providerFeeNone');
    if (providerFeeCents > feeCents) return t('money.providerFeeOver', { amount, over: dollars(providerFeeCents - feeCents) });
    return t('money.providerFeeText', { amount, left: dollars(feeCents - providerFeeCents) });
  }

  function shareText(): string {
    if (money.netCents === 0 || !money.paidAt || !hasMoney(money)) return t('money.shareIs.nothing');
    if (money.heldByOperator) return t('money.shareIs.heldByOperator');
    return t(`money.shareIs.${money.payout === 'none' && problemOpen ? 'problem' : money.payout}`, { hours: payoutHoldHours });
  }

  return (
    <FactList
      facts={[
        { name: t('money.subject'), value: money.subject || t('general') },
        ...(money.startsAt ? [{ name: t('money.startsAt'), value: moment(money.startsAt) }] : []),
        { name: t('student'), value: <TextLink to={paths.adminPerson(money.student.id)}>{names.student}</TextLink> },
        { name: t('teacher'), value: <TextLink to={paths.adminPerson(money.teacher.id)}>{names.teacher}</TextLink> },
        money.paidAt ? { name: t('money.paidOn'), value: moment(money.paidAt) } : { name: t('money.payBy'), value: moment(money.payBy) },
        { name: t('money.providerFee'), value: feeText() },
        {
          name: t('money.share'),
          value: (
            <>
              {shareText()} {problemOpen && mayProblems && <TextLink to={paths.adminProblems}>{t('money.showProblems')}</TextLink>}
            </>
          ),
        },
      ]}
    />
  );
}
