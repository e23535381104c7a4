import { useEffect, useState, useSyncExternalStore } from 'react';
import { Box, Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { newVersion } from '../../lib/new-version';
import { raiseBottomEdge } from '../../ui/bottom-edge';
import { LiveRegion } from '../../ui/live-region';

/** Offers a new version of Somo. Not on a page where something was typed, nor in a lesson, whose layout does not have it. */
export function NewVersionBar() {
  const { t } = useTranslation();
  const isThere = useSyncExternalStore(newVersion.subscribe, newVersion.isThere, newVersion.isThere);
  const { pathname } = useLocation();
  const [typedAt, setTypedAt] = useState<string>();
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    const note = () => setTypedAt(pathname);
    window.addEventListener('input', note);
    return () => window.removeEventListener('input', note);
  }, [pathname]);
  return (
    <LiveRegion>
      {isThere && typedAt !== pathname && (
        <Box
          ref={raiseBottomEdge}
          position="fixed"
          bottom="0"
          insetInline="0"
          zIndex="docked"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="center"
          columnGap="4"
          rowGap="2"
          px="4"
          py="3"
          bg="bg.panel"
          borderTopWidth="1px"
          boxShadow="lg"
          textStyle="sm"
        >
          {t('newVersion')}
          <Button
            size="sm"
            loading={isTaken}
            onClick={() => {
              setTaken(true);
              newVersion.take();
            }}
          >
            {t('update')}
          </Button>
        </Box>
      )}
    </LiveRegion>
  );
}
