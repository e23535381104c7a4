import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { RoomPeer } from '@somo/contracts/classroom';
import { Arrival } from './arrival';
import type { Call } from './call/call';
import { picturesOf, type CallState } from './call/call-state';
import type { Choices } from './choices';
import { ClassroomHead } from './classroom-head';
import { ControlBar } from './control-bar';
import type { LineChange } from './line-action';
import { useLineWords, useReason } from './line-words';
import { NameTag } from './name-tag';
import type { Place } from './place';
import { playArrival } from './play-tones';
import { RoomNotice } from './room-notice';
import type { RoomParts } from './room-panels';
import { closePanel, RoomSide } from './room-side';
import { SelfView, type Corner } from './self-view';
import { beside } from './side-panel';
import { Stage } from './stage';
import { useDeviceActs } from './use-device-acts';
import { useShortcuts } from './use-shortcuts';
import { useUnseenFiles } from './use-unseen-files';
import { useUnseenNotes } from './use-unseen-notes';
import { WindowButtons } from './window-buttons';

interface Props {
  place: Place;
  call: Call;
  state: CallState;
  peers: RoomPeer[];
  choices: Choices;
  onChoose: (change: Partial<Choices>) => void;
  /** Asks whether to leave, and then goes to a page if there is one. */
  onLeave: (to?: string) => void;
  onJoin: () => void;
  parts: RoomParts;
}

/** The classroom after joining: the picture, what is open beside it, and the controls. */
export function RoomView({ place, call, state, peers, choices, onChoose, onLeave, onJoin, parts }: Props) {
  const { t } = useTranslation('classroom');
  const { other, name, me } = place;
  const { panel, onPanel, unread } = parts;
  const { attempt, problem, dismiss } = useDeviceActs();
  const [corner, setCorner] = useState<Corner>('bottom-end');
  const picture = useRef<HTMLVideoElement>(null);
  const pictures = picturesOf(state);
  const hasPicture = Boolean(pictures.camera ?? pictures.screen);
  const words = useLineWords(state, name);
  const reason = useReason(state, name, words);
  // With nothing beside it, the stage has room to say why it shows no picture. What a person has chosen need not be said.
  const isOnStage = !hasPicture && !panel;
  const isOwnChoice = state.saver && !state.other?.saver;
  const unseen = {
    chat: unread.count,
    notes: useUnseenNotes(place, panel === 'notes'),
    materials: useUnseenFiles(parts.files, panel === 'materials'),
  };
  const isIn = state.phase !== 'replaced';
  const acts = {
    onMicrophone: () => attempt(call.media.setMicrophone(!state.microphone)),
    onCamera: () => attempt(call.media.setCamera(!state.camera)),
    onShare: () => attempt(call.media.setScreen(!state.sharing)),
    onPanel: (next: typeof panel) => onPanel(next === panel ? null : next),
    onLeave: () => onLeave(),
  };
  useShortcuts(
    isIn ? { m: acts.onMicrophone, v: acts.onCamera, c: () => acts.onPanel('chat'), escape: () => closePanel(panel, onPanel) } : {},
  );
  useArrivalSound(unread.latest?.seq ?? 0, choices.speakerId);
  useArrivalSound(unseen.notes, choices.speakerId);
  useArrivalSound(unseen.materials, choices.speakerId);

  const change = (next: LineChange) => {
    call.choose(next);
    const { saver = choices.saver, sharp = choices.sharp, capBytes = choices.capBytes } = next;
    onChoose({ saver, sharp, capBytes });
  };
  return (
    <Box display="flex" flexDirection="column" h="full">
      <Box flex="1" minH="0" display="flex" flexDirection="column" css={{ [beside]: { flexDirection: 'row' } }}>
        <Box asChild position="relative" flex="1" minW="0" minH="0" overflow="hidden">
          <section aria-label={t('tabs.video')}>
            <Stage
              state={state}
              other={other}
              name={name}
              speakerId={choices.speakerId}
              pictureRef={picture}
              reason={panel && reason === words?.text ? undefined : reason}
              isTight={panel !== null}
              onJoin={onJoin}
            />
            <Box position="absolute" insetInline="0" top="0" bg="linear-gradient(rgba(20,17,14,.8), rgba(20,17,14,0))" color="sand.50">
              <ClassroomHead
                {...place}
                onBack={(event) => {
                  if (!isIn || event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  onLeave(place.back);
                }}
              >
                <WindowButtons picture={picture} hasPicture={hasPicture} />
              </ClassroomHead>
            </Box>
            <Box
              position="absolute"
              zIndex="1"
              bottom="3"
              insetInlineStart={corner === 'bottom-start' ? { base: '32', md: '56' } : '3'}
              insetInlineEnd={corner === 'bottom-end' ? { base: '32', md: '56' } : '3'}
              display="flex"
              flexDirection="column"
              alignItems="flex-start"
              gap="2"
              pointerEvents="none"
              css={{ '& > *': { pointerEvents: 'auto' } }}
            >
              <Arrival name={name} message={unread.latest} onOpen={() => onPanel('chat')} />
              <NameTag
                state={state}
                name={name}
                words={isOwnChoice || (isOnStage && reason === words?.text) ? null : words}
                onChange={change}
              />
            </Box>
            {isIn && (
              <SelfView {...{ state, me, corner }} camera={call.media.tracks.camera} isTight={panel !== null} onCorner={setCorner} />
            )}
          </section>
        </Box>
        <RoomSide
          {...{ place, state, peers, choices, parts }}
          onChange={change}
          onDevice={(chosen) => {
            onChoose(chosen);
            attempt(call.media.choose(chosen));
          }}
        />
      </Box>
      {isIn && (
        <>
          <RoomNotice state={state} name={name} problem={problem} onDismiss={dismiss} onMicrophone={acts.onMicrophone} />
          <ControlBar state={state} panel={panel} unseen={unseen} {...acts} />
        </>
      )}
    </Box>
  );
}

/** A soft sound when the number grows: something has arrived that this person does not see. */
function useArrivalSound(arrived: number, speakerId: string | undefined): void {
  const before = useRef(arrived);
  const play = useEffectEvent(() => void playArrival(speakerId));
  useEffect(() => {
    if (arrived > before.current) play();
    before.current = arrived;
  }, [arrived]);
}
