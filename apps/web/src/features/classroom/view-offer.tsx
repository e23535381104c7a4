import { useEffect, useEffectEvent, useState } from 'react';
import { Button, IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../ui/live-region';
import type { CallState } from './call/call-state';
import { NoticeLine } from './notice-line';
import { playArrival } from './play-tones';
import { stageViews } from './stage-views';
import type { StageView } from './view-name';

interface Props {
  state: CallState;
  name: string;
  speakerId: string | undefined;
  onShow: (view: StageView) => void;
}

/** Offers, with a soft sound, what the other person has just opened. Who dismisses it is asked again when they open it anew. */
export function ViewOffer({ state, name, speakerId, onShow }: Props) {
  const { t } = useTranslation(['classroom', 'common']);
  const theirs = state.phase === 'connected' ? state.other?.view : undefined;
  const opened = theirs !== undefined && isOffered(theirs) ? theirs : undefined;
  const [dismissed, setDismissed] = useState<StageView>();
  if (dismissed && state.phase === 'connected' && opened !== dismissed) setDismissed(undefined);
  // Whoever has seen it, and closed it themselves, knows of it.
  if (opened && state.view === opened && dismissed !== opened) setDismissed(opened);
  const offered = opened !== dismissed && opened !== state.view ? opened : undefined;
  const play = useEffectEvent(() => void playArrival(speakerId));
  useEffect(() => {
    if (offered) play();
  }, [offered]);
  return (
    <LiveRegion>
      {offered && (
        <NoticeLine text={t(`view.opened.${offered}`, { name })}>
          <Button variant="outline" onClick={() => onShow(offered)}>
            {t('view.show')}
          </Button>
          <IconButton variant="ghost" aria-label={t('common:dismiss')} onClick={() => setDismissed(offered)}>
            <X aria-hidden />
          </IconButton>
        </NoticeLine>
      )}
    </LiveRegion>
  );
}

/** The word comes from the other person's page, which may be a later version. */
const isOffered = (view: string): view is 'board' => Object.hasOwn(stageViews, view) && stageViews[view as StageView]?.isOffered === true;
