import type { ReactNode, RefObject } from 'react';
import { Box, Text, type SystemStyleObject } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Person } from '@somo/contracts/people';
import { PersonAvatar } from '../../ui/person-avatar';
import { picturesOf, type CallState } from './call/call-state';
import { usePhaseWords } from './phase-words';
import { beside } from './side-panel';
import { Sound } from './sound';
import { StageNotice } from './stage-notice';
import { TileLabel } from './tile-label';
import { VideoTrack } from './video';

interface Props {
  state: CallState;
  other: Person;
  name: string;
  speakerId: string | undefined;
  /** The element of the large picture. */
  pictureRef?: RefObject<HTMLVideoElement | null>;
  /** Why there is no picture. */
  reason?: string | undefined;
  /** More for who is alone. */
  whileAlone?: ReactNode;
  /** Reports a problem, once that can be done. */
  report?: ReactNode;
  /** Something is open beside it: a phone has no room for the reason, or for them beside their screen. */
  isTight?: boolean;
  /** Where it stands beside a view that fills the stage; then it is small, and has no room for words. */
  css?: SystemStyleObject | undefined;
  onJoin: () => void;
  onChat: () => void;
}

const whole = { position: 'absolute', inset: '0', display: 'flex', alignItems: 'center', justifyContent: 'center' } as const;

/** A screen that is shared lies below the head; where there is room, beside the pictures of the two. */
const screenPlace = { insetInline: '0', top: '14', bottom: '0', css: { [beside]: { insetInlineEnd: '13.5rem' } } } as const;
const cameraPlace = {
  ...{ insetInlineStart: '3', top: '16', w: { base: '28', md: '48' }, aspectRatio: 16 / 9, borderRadius: 'l2', overflow: 'hidden' },
  css: { [beside]: { insetInline: 'auto 0.75rem' } },
} as const;

/** The other person, as large as there is room; their screen if they share it, with them in the corner. */
export function Stage({
  state,
  other,
  name,
  speakerId,
  pictureRef,
  reason,
  whileAlone,
  report,
  isTight = false,
  css,
  onJoin,
  onChat,
}: Props) {
  const { t } = useTranslation('classroom');
  const { phase, received } = state;
  const [missing] = usePhaseWords(state, name);
  const { screen, camera } = picturesOf(state);
  return (
    <Box {...(css ? { css, bg: 'sand.800' } : { ...whole, bg: 'sand.950' })} color="sand.50" overflow="hidden">
      {/* Rendered before the connection is open, so that its first packet is played. */}
      {received.audio && <Sound track={received.audio} speakerId={speakerId} />}
      {screen && (
        <Box position="absolute" {...screenPlace}>
          <VideoTrack track={screen} label={t('call.screenOf', { name })} fit="contain" elementRef={pictureRef} />
        </Box>
      )}
      {camera && !(css && screen) && (
        <Box
          position="absolute"
          {...(screen ? { ...cameraPlace, display: { base: isTight ? 'none' : 'block', md: 'block' } } : { inset: '0' })}
        >
          <VideoTrack track={camera} label={t('call.videoOf', { name })} elementRef={screen ? undefined : pictureRef} />
          {screen && (
            <TileLabel isMuted={state.other?.microphone === false}>
              <bdi>{name}</bdi>
            </TileLabel>
          )}
        </Box>
      )}
      {phase === 'connected' && !screen && !camera && (
        <Box display="flex" flexDirection="column" alignItems="center" gap="4" px="4" textAlign="center">
          <PersonAvatar person={other} size={css ? '11' : '20'} />
          {reason && !css && (
            <Text textStyle="lg" display={{ base: isTight ? 'none' : 'block', md: 'block' }}>
              {reason}
            </Text>
          )}
        </Box>
      )}
      {css && phase === 'connected' && (
        <TileLabel isMuted={state.other?.microphone === false}>
          <bdi>{name}</bdi>
        </TileLabel>
      )}
      {/* Always there, so that screen readers tell who came and who went. */}
      <Box role="status" {...whole} bg={phase !== 'connected' && (camera || screen) ? 'rgba(20,17,14,.75)' : undefined}>
        {phase === 'connected' ? (
          <Text srOnly>{t('call.came', { name })}</Text>
        ) : css ? (
          <>
            {!camera && !screen && <PersonAvatar person={other} size="11" />}
            <Text srOnly>{missing}</Text>
          </>
        ) : (
          <StageNotice {...{ state, name, other, whileAlone, report, isTight, onJoin, onChat }} isOnPicture={Boolean(camera ?? screen)} />
        )}
      </Box>
    </Box>
  );
}
