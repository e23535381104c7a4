import type { ReactNode } from 'react';
import { Box, Button, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

interface Props {
  label: string;
  icon: ReactNode;
  /** undefined while it loads; null if loading failed. */
  value: string | number | null | undefined;
  retry: () => unknown;
  tint: 'brand' | 'clay' | 'leaf' | 'sun';
  /** Money: no copy of the page that this browser keeps has it. */
  isMoney?: boolean;
}

/** One figure of a StatStrip. */
export function StatCard({ label, icon, value, retry, tint, isMoney = false }: Props) {
  const { t } = useTranslation();
  return (
    <Box display="flex" alignItems="flex-start" gap="3" minW="0">
      <Box
        colorPalette={tint}
        bg="colorPalette.subtle"
        color="colorPalette.fg"
        borderRadius="l2"
        p="2"
        aria-hidden
        _icon={{ w: '5', h: '5' }}
      >
        {icon}
      </Box>
      <Box minW="0">
        {value === undefined && <Skeleton w="10" h="6" />}
        {value === null && (
          <Button variant="plain" size="sm" aria-label={`${t('tryAgain')}: ${label}`} onClick={() => void retry()}>
            {t('tryAgain')}
          </Button>
        )}
        {value !== undefined && value !== null && (
          <Text
            fontFamily="heading"
            fontWeight="bold"
            textStyle="xl"
            lineHeight="short"
            fontVariantNumeric="tabular-nums"
            data-unkept={isMoney || undefined}
          >
            {value}
          </Text>
        )}
        <Text color="fg.muted" textStyle="sm">
          {label}
        </Text>
      </Box>
    </Box>
  );
}
