import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../ui/live-region';
import type { CallState } from './call/call-state';
import { NoticeLine } from './notice-line';
import type { Place } from './place';

/** While a page is shown that this person does not have on the stage: the way to it. */
export function ShownNotice({ state, place, onOpen }: { state: CallState; place: Place; onOpen: () => void }) {
  const { t } = useTranslation('materials');
  const { shown } = state.shared;
  return (
    <LiveRegion>
      {shown && state.view !== 'page' && (
        <NoticeLine text={t(shown.by === place.me.id ? 'youShowPage' : 'theyShowPage', { name: place.name })}>
          <Button variant="outline" onClick={onOpen}>
            {t('openPage')}
          </Button>
        </NoticeLine>
      )}
    </LiveRegion>
  );
}
