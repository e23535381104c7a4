import { useEffect, useRef, useState } from 'react';
import { chakra, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Recording } from '@somo/contracts/recordings';
import { recordingPath } from '@somo/contracts/rules/recordings';
import { useDataSaver } from '../../lib/data-saver';
import { http } from '../../lib/http';

/** The server lets a browser play until its access token expires, which is renewed earlier than this before that. */
const renewEveryMs = 45_000;

/** Plays a recording, and seeks in it: only what is heard and seen is loaded. */
export function Player({ recording: { id, lessonId, contentType }, label }: { recording: Recording; label: string }) {
  const { t } = useTranslation('recording');
  const savesData = useDataSaver();
  const [may, setMay] = useState<'asking' | 'yes' | 'no'>('asking');
  const hasBegun = useRef(false);
  useEffect(() => {
    let isGone = false;
    const ask = () =>
      http('POST /api/lessons/:id/recordings/:recordingId/play', { params: { id: lessonId, recordingId: id } }).then(
        () => !isGone && setMay('yes'),
        () => !isGone && setMay((before) => (before === 'yes' ? 'yes' : 'no')),
      );
    void ask();
    const timer = setInterval(() => void ask(), renewEveryMs);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [id, lessonId]);
  const isPicture = contentType?.startsWith('video/') ?? false;
  if (may === 'asking') return <Skeleton h={isPicture ? undefined : '14'} aspectRatio={isPicture ? 16 / 9 : undefined} borderRadius="l2" />;
  if (may === 'no')
    return (
      <Text role="alert" color="clay.fg">
        {t('notPlayed')}
      </Text>
    );
  const given = {
    // Where nothing is loaded before it plays, the browser would go there only then, and leave out the beginning.
    src: recordingPath(lessonId, id) + (isPicture && !savesData ? `#t=${posterSeconds}` : ''),
    controls: true,
    preload: savesData ? 'none' : 'metadata',
    'aria-label': label,
    onError: () => setMay('no'),
  } as const;
  return isPicture ? (
    <chakra.video
      {...given}
      onPlay={({ currentTarget: player }) => {
        if (!hasBegun.current && isAtPoster(player)) player.currentTime = 0;
        hasBegun.current = true;
      }}
      playsInline
      w="full"
      aspectRatio={16 / 9}
      bg="sand.950"
      borderRadius="l2"
    />
  ) : (
    <chakra.audio {...given} w="full" />
  );
}

/** A picture from a little later says more than the first: both may still be connecting then. */
const posterSeconds = 2;

/** Who plays it has it from the beginning, unless they have chosen another place. */
const isAtPoster = ({ currentTime, duration }: HTMLVideoElement): boolean =>
  Math.abs(currentTime - Math.min(posterSeconds, duration)) < 0.1;
