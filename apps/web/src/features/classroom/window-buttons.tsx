import { useSyncExternalStore, type RefObject } from 'react';
import { IconButton } from '@chakra-ui/react';
import { Maximize, Minimize, PictureInPicture2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Not every browser has these: Firefox opens pictures in its own way, and an iPhone fills its screen with videos alone. */
type Able = Partial<Pick<Document, 'fullscreenEnabled' | 'pictureInPictureEnabled' | 'fullscreenElement' | 'pictureInPictureElement'>>;
const able = (): Able => document;

const followFullScreen = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

interface Props {
  picture: RefObject<HTMLVideoElement | null>;
  hasPicture: boolean;
}

/** Full screen, and the picture in a window of its own above other programs, where the browser has them. */
export function WindowButtons({ picture, hasPicture }: Props) {
  const { t } = useTranslation('classroom');
  const isFull = useSyncExternalStore(followFullScreen, () => Boolean(able().fullscreenElement));
  const full = t(isFull ? 'window.exitFull' : 'window.full');
  // The browser may refuse what it has, such as during a dialog of its own: nothing changes then.
  const attempt = (act: Promise<unknown> | undefined) => void act?.catch(() => undefined);
  return (
    <>
      {able().pictureInPictureEnabled && hasPicture && (
        <IconButton
          variant="ghost"
          aria-label={t('window.small')}
          title={t('window.small')}
          onClick={() =>
            attempt(able().pictureInPictureElement ? document.exitPictureInPicture() : picture.current?.requestPictureInPicture())
          }
        >
          <PictureInPicture2 aria-hidden />
        </IconButton>
      )}
      {able().fullscreenEnabled && (
        <IconButton
          variant="ghost"
          aria-label={full}
          title={full}
          onClick={() => attempt(isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen())}
        >
          {isFull ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
        </IconButton>
      )}
    </>
  );
}
