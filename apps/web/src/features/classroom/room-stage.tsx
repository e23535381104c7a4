import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ConversationMessage } from '@somo/contracts/conversations';
import { Arrival } from './arrival';
import type { Call } from './call/call';
import { picturesOf, type CallState } from './call/call-state';
import { ClassroomHead } from './classroom-head';
import type { LineChange } from './line-action';
import { useLineWords, useReason } from './line-words';
import { LineNote } from './line-note';
import { NameTag } from './name-tag';
import { OpenView } from './open-view';
import { usePhaseWords } from './phase-words';
import type { Place } from './place';
import { SelfView, type Corner } from './self-view';
import { Stage } from './stage';
import { aroundView, low, lowered, place as placeOf } from './stage-places';
import { WhileAlone } from './while-alone';
import { WindowButtons } from './window-buttons';

interface Props {
  place: Place;
  call: Call;
  state: CallState;
  speakerId: string | undefined;
  /** Something is open beside it. */
  isTight: boolean;
  /** A message that has just arrived, for a reader whose chat is closed. */
  latest: Pick<ConversationMessage, 'seq' | 'text' | 'file'> | undefined;
  onChat: () => void;
  onChange: (change: LineChange) => void;
  onBack: (event: MouseEvent<HTMLAnchorElement>) => void;
  onJoin: () => void;
  onCloseView: () => void;
  /** The mark while the lesson is recorded. */
  recording: ReactNode;
  /** Reports a problem, for who is alone. */
  report: ReactNode;
}

/** The stage with what lies on it: the people, or a view that fills it while their pictures are small. */
export function RoomStage({
  place,
  call,
  state,
  speakerId,
  isTight,
  latest,
  onChat,
  onChange,
  onBack,
  onJoin,
  onCloseView,
  recording,
  report,
}: Props) {
  const { t } = useTranslation('classroom');
  const { other, name, me } = place;
  const [corner, setCorner] = useState<Corner>('bottom-end');
  const picture = useRef<HTMLVideoElement>(null);
  const pictures = picturesOf(state);
  const hasPicture = Boolean(pictures.camera ?? pictures.screen);
  const words = useLineWords(state, name);
  const reason = useReason(state, name, words);
  const [missing] = usePhaseWords(state, name);
  const isIn = state.phase !== 'replaced';
  const hasView = isIn && state.view !== 'people';
  // With nothing beside it, the stage has room to say why it shows no picture. What a person has chosen need not be said.
  const isOnStage = !hasPicture && !isTight && !hasView;
  const isOwnChoice = state.saver && !state.other?.saver;
  // Beside a view, and beside a screen with a camera, each picture says whose it is.
  const isPlain = hasView || Boolean(pictures.screen && pictures.camera);
  const around = hasView ? aroundView(isTight) : undefined;
  return (
    <Box asChild position="relative" flex="1" minW="0" minH="0" overflow="hidden" bg="sand.950" css={around?.frame}>
      <section aria-label={t('tabs.video')}>
        <Stage
          {...{ state, other, name, speakerId, isTight, report, onJoin, onChat }}
          pictureRef={picture}
          whileAlone={<WhileAlone place={place} hasLeft={state.phase === 'left'} />}
          reason={isTight && reason === words?.text ? undefined : reason}
          css={around?.other}
        />
        <Head {...{ place, onBack, recording, hasView }}>
          <Box display="flex" gap="1" css={hasView ? { [lowered]: { display: 'none' } } : undefined}>
            <WindowButtons picture={picture} hasPicture={hasPicture} />
          </Box>
        </Head>
        {hasView && (
          <Box position="relative" minW="0" minH="0" css={around?.view}>
            <OpenView view={state.view} {...{ place, call, state, speakerId, isTight }} onClose={onCloseView} />
          </Box>
        )}
        <Box {...(around ? { css: around.words } : placeOf.words(corner))}>
          <LineNote
            {...{ onChange, isPlain }}
            phase={state.phase}
            words={isOwnChoice || (isOnStage && reason === words?.text) ? null : words}
          />
          <Box maxW="full" {...(around ? placeOf.arrivalOnView : {})}>
            <Arrival name={name} message={latest} onOpen={onChat} />
          </Box>
          {around && missing && (
            <Text textStyle="sm" color="sand.200" aria-hidden>
              {missing}
            </Text>
          )}
          {!isPlain && <NameTag {...{ state, name }} />}
        </Box>
        {isIn && <SelfView {...{ state, me, corner, isTight }} camera={call.media.tracks.camera} css={around?.self} onCorner={setCorner} />}
      </section>
    </Box>
  );
}

/** Which lesson this is: on the picture, or above a view. */
function Head({
  place,
  onBack,
  recording,
  hasView,
  children,
}: Pick<Props, 'place' | 'onBack' | 'recording'> & { hasView: boolean; children: ReactNode }) {
  return (
    <Box
      color="sand.50"
      gridArea="head"
      minW="0"
      {...(hasView
        ? {}
        : {
            position: 'absolute',
            insetInline: '0',
            top: '0',
            bg: 'linear-gradient(rgba(20,17,14,.9), rgba(20,17,14,.75) 55%, rgba(20,17,14,0))',
          })}
    >
      <Box css={hasView ? { [low]: { display: 'none' } } : undefined}>
        <ClassroomHead {...place} onBack={onBack}>
          {children}
        </ClassroomHead>
      </Box>
      <Box px="3" pb="3" display="flex" justifyContent="center" _empty={{ display: 'none' }}>
        {recording}
      </Box>
    </Box>
  );
}
