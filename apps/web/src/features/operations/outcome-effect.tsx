import { Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ProblemOutcome } from '@somo/contracts/problems';
import { money as dollars } from '../../lib/format';
import type { useLessonMoney } from './api/get-lesson-money';
import { Effect, RefundEffect } from './effect';
import { hasMoney } from './refundable';
import { useNames } from './use-names';

interface Props {
  query: ReturnType<typeof useLessonMoney>;
  outcome: ProblemOutcome;
  /** The refund in cents; null while it is not known. */
  cents: number | null;
}

/** What a decision does to the money, as far as the payment could be loaded. */
export function OutcomeEffect({ query, outcome, cents }: Props) {
  const { t } = useTranslation('operations');
  if (query.isPending)
    return (
      <Effect>
        <Text srOnly>{t('effect.loading')}</Text>
        <Skeleton h="4" />
      </Effect>
    );
  if (!query.data)
    return (
      <Effect>
        <Text>{t('effect.unknown')}</Text>
      </Effect>
    );
  if (!hasMoney(query.data))
    return (
      <Effect>
        <Text>{t('effect.nobodyPaid')}</Text>
      </Effect>
    );
  if (outcome === 'pay-teacher') return <LetGo money={query.data} />;
  return cents === null ? null : <RefundEffect money={query.data} cents={cents} />;
}

function LetGo({ money }: { money: NonNullable<Props['query']['data']> }) {
  const { t } = useTranslation('operations');
  const { student, teacher } = useNames(money);
  return (
    <Effect>
      <Text>{t('effect.nothingBack', { student })}</Text>
      <Text>{t('effect.letGo', { teacher, amount: dollars(money.netCents) })}</Text>
    </Effect>
  );
}
