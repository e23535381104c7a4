import { useRef, useState, type PointerEvent } from 'react';
import { Box, chakra, type SystemStyleObject } from '@chakra-ui/react';
import { VideoOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Person } from '@somo/contracts/people';
import { PersonAvatar } from '../../ui/person-avatar';
import type { CallState } from './call/call-state';
import { ladder } from './call/rungs';
import { TileLabel } from './tile-label';
import { VideoTrack } from './video';

const Tile = chakra('button');

const corners = ['bottom-end', 'bottom-start', 'top-start', 'top-end'] as const;
export type Corner = (typeof corners)[number];
/** Less is a press with an unsteady finger. */
const dragPx = 8;

interface Props {
  state: CallState;
  me: Person;
  camera: MediaStreamTrack | null;
  corner: Corner;
  /** Something is open beside it: on a phone it takes less room. */
  isTight: boolean;
  /** Where it stands beside a view that fills the stage; then it is not moved. */
  css?: SystemStyleObject | undefined;
  onCorner: (corner: Corner) => void;
}

/** One's own picture, small in a corner: dragged to another one, or moved to the next by a press. */
export function SelfView({ state, me, camera, corner, isTight, css, onCorner }: Props) {
  const { t } = useTranslation('classroom');
  const start = useRef<{ x: number; y: number } | null>(null);
  const [offset, setOffset] = useState<{ x: number; y: number } | null>(null);
  const isSent = state.phase !== 'connected' || ladder[state.rung].camera !== null;
  const next = corners[(corners.indexOf(corner) + 1) % corners.length]!;

  function move({ clientX, clientY }: PointerEvent): void {
    if (!start.current) return;
    const moved = { x: clientX - start.current.x, y: clientY - start.current.y };
    if (offset || Math.hypot(moved.x, moved.y) > dragPx) setOffset(moved);
  }
  function drop({ currentTarget }: PointerEvent): void {
    start.current = null;
    if (offset) onCorner(nearestCorner(currentTarget));
  }
  const picture = <OwnPicture {...{ camera, me }} isMuted={!state.microphone} isSent={isSent} />;
  if (css)
    return (
      <Box css={css} bg="sand.800" color="sand.50">
        {picture}
      </Box>
    );
  return (
    <Tile
      type="button"
      aria-label={t('self.move')}
      title={t('self.move')}
      onClick={() => (offset ? setOffset(null) : onCorner(next))}
      onPointerDown={(event) => {
        start.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={() => {
        start.current = null;
        setOffset(null);
      }}
      position="absolute"
      {...(corner.startsWith('bottom') ? { bottom: '3' } : { top: '16' })}
      {...(corner.endsWith('end') ? { insetInlineEnd: '3' } : { insetInlineStart: '3' })}
      zIndex="1"
      w={{ base: isTight ? '16' : '28', md: '48' }}
      aspectRatio={{ base: 4 / 3, md: 16 / 9 }}
      borderRadius="l2"
      overflow="hidden"
      bg="sand.800"
      boxShadow="float"
      cursor="pointer"
      style={{ touchAction: 'none', ...(offset ? { transform: `translate(${offset.x}px, ${offset.y}px)` } : {}) }}
    >
      {picture}
    </Tile>
  );
}

function nearestCorner(tile: Element): Corner {
  const box = tile.getBoundingClientRect();
  const stage = tile.parentElement!.getBoundingClientRect();
  const isLeft = box.left + box.width / 2 < stage.left + stage.width / 2;
  const isTop = box.top + box.height / 2 < stage.top + stage.height / 2;
  const isStart = isLeft === (getComputedStyle(tile).direction !== 'rtl');
  return `${isTop ? 'top' : 'bottom'}-${isStart ? 'start' : 'end'}`;
}

function OwnPicture({ camera, me, isMuted, isSent }: Pick<Props, 'camera' | 'me'> & { isMuted: boolean; isSent: boolean }) {
  const { t } = useTranslation('classroom');
  const isHeld = camera !== null && !isSent;
  return (
    <>
      {camera ? (
        <VideoTrack track={camera} label={t('call.yourVideo')} mirrored />
      ) : (
        <Box display="flex" alignItems="center" justifyContent="center" h="full">
          <PersonAvatar person={me} size="11" />
        </Box>
      )}
      <TileLabel {...{ isMuted }} isNeeded={isHeld} icon={isHeld && <VideoOff size="1.25em" />}>
        {isHeld ? t('self.notSent') : t('self.you')}
      </TileLabel>
    </>
  );
}
