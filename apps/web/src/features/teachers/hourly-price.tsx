import { Box, Text, type TextProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { shortMoney } from '../../lib/format';

/** '$17/hour', the amount large. */
export function HourlyPrice({ cents, ...rest }: { cents: number | null } & TextProps) {
  const { t } = useTranslation();
  if (cents === null)
    return (
      <Text color="fg.muted" textStyle="sm">
        {t('rateNotSet')}
      </Text>
    );
  return (
    <Text
      fontFamily="heading"
      fontWeight="bold"
      textStyle={{ base: 'xl', md: '2xl' }}
      lineHeight="shorter"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
      {...rest}
    >
      {shortMoney(cents)}
      <Box as="span" color="fg.muted" fontFamily="body" fontWeight="normal" textStyle="sm">
        {t('perHour')}
      </Box>
    </Text>
  );
}
