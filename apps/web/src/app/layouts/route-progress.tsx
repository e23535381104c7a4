import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useShown } from '../routing/shown';

/** A thin bar along the top while the next page loads; it appears after a short delay, so a page that loads at once shows none. */
export function RouteProgress() {
  const { t } = useTranslation();
  if (!useShown().isLoading) return null;
  return (
    <Box
      role="progressbar"
      aria-label={t('loading')}
      position="fixed"
      top="0"
      insetInline="0"
      h="3px"
      zIndex="toast"
      overflow="hidden"
      transform="scaleX(-1)"
      _rtl={{ transform: 'none' }}
    >
      <Box h="full" bg="clay.solid" animation="slide-in 3s cubic-bezier(0, 0.7, 0.2, 1) 150ms both" _motionReduce={{ animation: 'none' }} />
    </Box>
  );
}
