import type { ReactNode } from 'react';
import { Box, Button, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Panel } from './panel';

interface Props {
  label: string;
  icon: ReactNode;
  /** undefined while it loads; null if loading failed. */
  value: string | number | null | undefined;
  retry: () => unknown;
  tint: 'brand' | 'clay' | 'leaf' | 'sun';
}

export function StatCard({ label, icon, value, retry, tint }: Props) {
  const { t } = useTranslation();
  return (
    <Panel
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems={{ base: 'flex-start', md: 'center' }}
      gap={{ base: '2', md: '4' }}
      py="5"
    >
      <Box colorPalette={tint} bg="colorPalette.subtle" color="colorPalette.fg" borderRadius="l2" p="2.5" aria-hidden>
        {icon}
      </Box>
      <Box minW="0">
        {value === undefined && <Skeleton w="12" h="8" />}
        {value === null && (
          <Button variant="plain" size="sm" aria-label={`${t('tryAgain')}: ${label}`} onClick={() => void retry()}>
            {t('tryAgain')}
          </Button>
        )}
        {value !== undefined && value !== null && (
          <Text fontFamily="heading" fontWeight="bold" textStyle="2xl" lineHeight="short" fontVariantNumeric="tabular-nums">
            {value}
          </Text>
        )}
        <Text color="fg.muted" textStyle="sm">
          {label}
        </Text>
      </Box>
    </Panel>
  );
}
