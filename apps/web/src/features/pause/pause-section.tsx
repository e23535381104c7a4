import { useRef, useState } from 'react';
import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MyProfile } from '@somo/contracts/people';
import { dayText } from '../../lib/format';
import { focusSpot, listMark } from '../../lib/focus-spot';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { Panel } from '../../ui/panel';
import { useResume } from './api/resume';

const loadDialog = () => import('./pause-dialog').then((file) => file.PauseDialog);

/** Where a teacher pauses new bookings, sees until when, and resumes them. */
export function PauseSection({ profile }: { profile: MyProfile }) {
  const { t } = useTranslation('pause');
  const [open, setOpen] = useState(false);
  const opener = useRef(focusSpot(null));
  const { part: PauseDialog, ...dialog } = useDeferredImport(loadDialog);
  const { resume, isResuming } = useResume();
  const { pausedUntil } = profile;
  function show(): void {
    opener.current = focusSpot();
    setOpen(true);
    dialog.show();
  }
  const asks = { 'aria-busy': dialog.asked, onPointerEnter: dialog.prepare, onFocus: dialog.prepare, onClick: show };
  return (
    <Panel asChild>
      <section {...listMark} tabIndex={-1} aria-label={t('title')}>
        <Heading as="h2" size="md" mb="4">
          {t('title')}
        </Heading>
        {pausedUntil ? (
          <>
            <Box display="flex" gap="2.5" color="sun.fg" _icon={{ flexShrink: 0 }}>
              <CirclePause aria-hidden />
              <Text fontWeight="semibold" color="fg" textWrap="balance">
                {t('paused', { day: dayText(pausedUntil) })}
              </Text>
            </Box>
            <Text color="fg.muted" textStyle="sm" mt="2">
              {t('pausedText')}
            </Text>
            <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="2" mt="4">
              <Button minH="11" loading={isResuming} loadingText={t('resuming')} onClick={resume}>
                {t('resume')}
              </Button>
              <Button variant="plain" minH="11" {...asks}>
                {t('change')}
              </Button>
            </Box>
          </>
        ) : (
          <>
            <Text color="fg.muted" textStyle="sm">
              {t('offer')}
            </Text>
            <Button variant="outline" minH="11" mt="4" {...asks}>
              {t('pause')}
            </Button>
          </>
        )}
        {open && PauseDialog && <PauseDialog profile={profile} onClose={() => setOpen(false)} returnTo={() => opener.current.button()} />}
      </section>
    </Panel>
  );
}
