import { useEffect, useRef } from 'react';
import { chakra } from '@chakra-ui/react';

const Video = chakra('video');

interface Props {
  track: MediaStreamTrack | null | undefined;
  label: string;
  mirrored?: boolean;
  fit?: 'cover' | 'contain';
}

/** Shows a moving picture, without sound. */
export function VideoTrack({ track, label, mirrored = false, fit = 'cover' }: Props) {
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!element.current) return;
    element.current.srcObject = track ? new MediaStream([track]) : null;
  }, [track]);
  return (
    <Video
      ref={element}
      aria-label={label}
      autoPlay
      playsInline
      muted
      w="full"
      h="full"
      objectFit={fit}
      transform={mirrored ? 'scaleX(-1)' : undefined}
    />
  );
}
