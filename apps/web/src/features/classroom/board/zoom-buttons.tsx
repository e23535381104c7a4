import { ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BoardButton } from './board-button';
import type { Zoom } from './use-sheet-look';

/** For whoever has no wheel and does not pinch. */
export function ZoomButtons({ onCloser, onFarther, isWhole, isClosest }: Zoom) {
  const { t } = useTranslation('board');
  return (
    <>
      <BoardButton label={t('zoom.out')} shortcut="-" isDisabled={isWhole} onClick={onFarther}>
        <ZoomOut aria-hidden />
      </BoardButton>
      <BoardButton label={t('zoom.in')} shortcut="+" isDisabled={isClosest} onClick={onCloser}>
        <ZoomIn aria-hidden />
      </BoardButton>
    </>
  );
}
