import { Heading, Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PersonMoney as Sums } from '@somo/contracts/person-history';
import { money } from '../../lib/format';
import { query } from '../../lib/query';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { FactList } from './fact-list';

const parts = [
  ['paid', 'paidCents'],
  ['refunded', 'refundedCents'],
  ['earned', 'earnedCents'],
  ['pending', 'pendingCents'],
  ['held', 'heldCents'],
] as const satisfies [string, keyof Sums][];

/** What a person has paid and earned; what is zero is left out. */
export function PersonMoney({ userId }: { userId: string }) {
  const { t } = useTranslation('operations');
  const sums = useQuery(query('GET /api/admin/people/:id/money', { params: { id: userId } }));
  const known = sums.data;
  const facts = known ? parts.filter(([, field]) => known[field] !== 0).map(([word, field]) => ({ word, cents: known[field] })) : [];
  return (
    <Panel as="section" aria-labelledby="money">
      <Heading as="h2" size="md" id="money" mb="3">
        {t('person.money.title')}
      </Heading>
      {sums.isPending && (
        <Loading label={t('person.money.loading')}>
          <Skeleton h="16" />
        </Loading>
      )}
      <FetchError of={sums} text={t('person.money.failed')} compact />
      {known && facts.length === 0 && <Text color="fg.muted">{t('person.money.none')}</Text>}
      {facts.length > 0 && (
        <FactList areAmounts facts={facts.map(({ word, cents }) => ({ name: t(`person.money.${word}`), value: money(cents) }))} />
      )}
    </Panel>
  );
}
