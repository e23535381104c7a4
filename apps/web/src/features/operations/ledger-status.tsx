import { Box, Heading, Text } from '@chakra-ui/react';
import { Scale, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LedgerSums } from '@somo/contracts/ledger';
import { toInstant } from '@somo/contracts/time';
import { clock } from '../../lib/clock';
import { dateOf, money, offsetName, timeOf } from '../../lib/format';
import { useZone } from '../../lib/use-session';
import { Panel } from '../../ui/panel';

/** Whether the ledger balances, as of when, and every discrepancy. */
export function LedgerStatus({ sums, countedAt }: { sums: LedgerSums; countedAt: number }) {
  const { t } = useTranslation('operations');
  const zone = useZone();
  const { totalCents, troubles } = sums;
  const well = totalCents === 0 && troubles.length === 0;
  const sum = money(totalCents);
  const at = clock.ofDevice(countedAt);
  const title = well
    ? t('ledger.even', { sum })
    : totalCents === 0
      ? t('ledger.troubled', { sum, count: troubles.length })
      : t('ledger.uneven', { sum });
  return (
    <Panel role={well ? 'status' : 'alert'} display="flex" gap="4" alignItems="flex-start">
      <Box colorPalette={well ? 'leaf' : 'clay'} bg="colorPalette.subtle" color="colorPalette.fg" borderRadius="l2" p="2.5" aria-hidden>
        {well ? <Scale /> : <TriangleAlert />}
      </Box>
      <Box minW="0" flex="1">
        <Heading as="h2" size="md" fontVariantNumeric="tabular-nums">
          {title}
        </Heading>
        <Text>{t(well ? 'ledger.evenText' : 'ledger.unevenText')}</Text>
        <Text color="fg.muted" textStyle="sm">
          {t('ledger.countedAt', {
            day: dateOf(toInstant(at), zone),
            time: timeOf(toInstant(at), zone),
            zone: offsetName(zone, at),
          })}
        </Text>
        {troubles.length > 0 && (
          <Box as="ul" listStyleType="none" mt="4" display="grid" gap="1" textStyle="sm" aria-label={t('ledger.troubles')}>
            {troubles.map(({ what, of, cents }) => (
              <Box as="li" key={`${what}-${of}`} display="flex" flexWrap="wrap" columnGap="4" justifyContent="space-between">
                <Text overflowWrap="anywhere">{t('ledger.trouble', { what, of })}</Text>
                <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
                  {money(cents)}
                </Text>
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </Panel>
  );
}
