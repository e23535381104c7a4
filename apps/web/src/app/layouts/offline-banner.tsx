import { Box } from '@chakra-ui/react';
import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHasLine } from '../../lib/use-is-online';
import { raiseBottomEdge } from '../../ui/bottom-edge';
import { LiveRegion } from '../../ui/live-region';

/** Shown for as long as the browser is offline. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const online = useHasLine();
  return (
    <LiveRegion>
      {!online && (
        <Box
          ref={raiseBottomEdge}
          position="fixed"
          bottom="0"
          insetInline="0"
          zIndex="toast"
          display="flex"
          alignItems="center"
          justifyContent="center"
          gap="3"
          px="4"
          py="3"
          bg="bg.hero"
          color="fg.onHero"
          css={{ 'html[data-says-offline] &': { display: 'none' } }}
          textStyle="sm"
          fontWeight="medium"
          _icon={{ w: '5', h: '5', flexShrink: 0 }}
        >
          <CloudOff aria-hidden />
          {t('offline')}
        </Box>
      )}
    </LiveRegion>
  );
}
