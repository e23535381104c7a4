import { Button } from '@chakra-ui/react';
import { MonitorUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../ui/live-region';
import { NoticeLine } from './notice-line';

/** While this person shares their screen: that they do, and the way to stop it. */
export function SharingNotice({ sharing, onStop }: { sharing: boolean; onStop: () => void }) {
  const { t } = useTranslation('classroom');
  return (
    <LiveRegion>
      {sharing && (
        <NoticeLine text={t('call.sharing')} icon={<MonitorUp size="1.25em" aria-hidden />} isLoud>
          <Button variant="outline" color="inherit" onClick={onStop}>
            {t('controls.stopSharing')}
          </Button>
        </NoticeLine>
      )}
    </LiveRegion>
  );
}
