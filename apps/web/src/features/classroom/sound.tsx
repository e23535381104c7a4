import { useEffect, useRef, useState } from 'react';
import { Button, chakra } from '@chakra-ui/react';
import { Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const Player = chakra('audio');

/** Not every browser can choose a speaker: it plays on the default one. */
type Speaking = Partial<Pick<HTMLAudioElement, 'setSinkId'>>;

/** Plays the other person's sound. Where the browser blocks sound until a click, it offers the click. */
export function Sound({ track, speakerId }: { track: MediaStreamTrack; speakerId: string | undefined }) {
  const { t } = useTranslation('classroom');
  const element = useRef<HTMLAudioElement>(null);
  const [blocked, setBlocked] = useState(false);
  const play = () =>
    element.current?.play().then(
      () => setBlocked(false),
      (error: unknown) => setBlocked(error instanceof DOMException && error.name === 'NotAllowedError'),
    );
  useEffect(() => {
    const audio = element.current;
    if (!audio) return;
    audio.srcObject = new MediaStream([track]);
    void play();
  }, [track]);
  useEffect(() => {
    const audio = element.current as Speaking | null;
    if (speakerId) void audio?.setSinkId?.(speakerId).catch(() => undefined);
  }, [speakerId]);
  return (
    <>
      <Player ref={element} autoPlay />
      {blocked && (
        <Button position="absolute" bottom="20%" zIndex="1" onClick={() => void play()} size="lg">
          <Volume2 aria-hidden />
          {t('call.playSound')}
        </Button>
      )}
    </>
  );
}
