import { Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { DuePayouts } from '@somo/contracts/payouts';
import { money } from '../../lib/format';
import { Panel } from '../../ui/panel';

/** The earnings that are due, and what a payout run may take less. */
export function DuePanel({ due: { teachers, amountCents } }: { due: DuePayouts }) {
  const { t } = useTranslation('operations');
  return (
    <Panel asChild mb="6">
      <section aria-labelledby="due">
        <Heading as="h2" id="due" size="sm" fontFamily="body" letterSpacing="normal">
          {t('payouts.due')}
        </Heading>
        <Text fontFamily="heading" fontWeight="bold" textStyle="3xl" fontVariantNumeric="tabular-nums">
          {money(amountCents)}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {teachers === 0 ? t('payouts.dueNone') : t('payouts.dueTo', { count: teachers })}
        </Text>
      </section>
    </Panel>
  );
}
