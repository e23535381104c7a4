import { useEffect, useRef, type RefObject } from 'react';
import { chakra } from '@chakra-ui/react';

const Video = chakra('video');

interface Props {
  track: MediaStreamTrack | null | undefined;
  label: string;
  mirrored?: boolean;
  fit?: 'cover' | 'contain';
  /** For what acts on the element that shows it. */
  elementRef?: RefObject<HTMLVideoElement | null> | undefined;
}

/** Shows a moving picture, without sound. */
export function VideoTrack({ track, label, mirrored = false, fit = 'cover', elementRef }: Props) {
  const own = useRef<HTMLVideoElement>(null);
  const element = elementRef ?? own;
  useEffect(() => {
    if (!element.current) return;
    element.current.srcObject = track ? new MediaStream([track]) : null;
  }, [track, element]);
  return (
    <Video
      ref={element}
      aria-label={label}
      autoPlay
      playsInline
      muted
      w="full"
      h="full"
      display="block"
      objectFit={fit}
      transform={mirrored ? 'scaleX(-1)' : undefined}
    />
  );
}
