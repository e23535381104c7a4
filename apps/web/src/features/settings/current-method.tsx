import { Box, Heading, Text } from '@chakra-ui/react';
import { Landmark, Mail, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MaskedPayoutMethod } from '@somo/contracts/payouts';
import { dateOf } from '../../lib/format';
import { useZone } from '../../lib/use-session';
import { linesOf } from './payment-draft';
import { PayoutCost } from './payout-cost';

const icons = { bank_transfer: <Landmark />, mobile_money: <Smartphone />, paypal: <Mail /> };

/** The current payout method, masked, or a note that there is none. */
export function CurrentMethod({ method }: { method: MaskedPayoutMethod | null }) {
  const { t } = useTranslation('settings');
  const zone = useZone();
  if (!method) return <Text>{t('none')}</Text>;
  return (
    <Box display="flex" gap="4" alignItems="flex-start">
      <Box bg="leaf.subtle" color="leaf.fg" borderRadius="l2" p="2.5" aria-hidden>
        {icons[method.method]}
      </Box>
      <Box minW="0">
        <Text color="fg.muted" textStyle="sm">
          {t('current')}
        </Text>
        <Heading as="h3" size="sm">
          {t(`methods.${method.method}`)}
        </Heading>
        <Box
          as="dl"
          mt="2"
          textStyle="sm"
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' }}
          columnGap="4"
        >
          {linesOf(method).map(({ field, value }) => (
            <Box key={field} display={{ sm: 'contents' }}>
              <Text as="dt" color="fg.muted">
                {t(field)}
              </Text>
              <Text as="dd" fontWeight="medium" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
                <bdi dir={/\p{L}/u.test(value) ? undefined : 'ltr'}>{value}</bdi>
              </Text>
            </Box>
          ))}
        </Box>
        <Text color="fg.muted" textStyle="sm" mt="2">
          {t('changedOn', { day: dateOf(method.changedAt, zone) })}
        </Text>
        <Box mt="2">
          <PayoutCost method={method.method} />
        </Box>
      </Box>
    </Box>
  );
}
