import { useEffect, useEffectEvent, useRef } from 'react';
import { Box } from '@chakra-ui/react';
import type { RoomPeer } from '@somo/contracts/classroom';
import { useIsPhone } from '../../lib/use-is-narrow';
import type { Call } from './call/call';
import type { CallState } from './call/call-state';
import type { Choices } from './choices';
import { ControlBar } from './control-bar';
import { devicesOn } from './devices-on';
import { HandNotice } from './hand-notice';
import type { LineChange } from './line-action';
import { MoreRows } from './more-rows';
import type { Place } from './place';
import { playArrival } from './play-tones';
import { recordedParts } from './recorded-parts';
import { RoomNotice } from './room-notice';
import type { RoomParts } from './room-panels';
import { closePanel, makeWay, RoomSide } from './room-side';
import { RoomStage } from './room-stage';
import { beside, useIsBeside } from './side-panel';
import { SharingNotice } from './sharing-notice';
import { ShownNotice } from './shown-notice';
import { TimerNotice } from './timer-notice';
import { useDeviceActs } from './use-device-acts';
import { useSaysOffline } from '../../ui/use-says-offline';
import { useShortcuts } from './use-shortcuts';
import { useHand } from './use-hand';
import { useUnseenFiles } from './use-unseen-files';
import { useUnseenNotes } from './use-unseen-notes';
import { ViewOffer } from './view-offer';

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
  const { panel, onPanel, unread } = parts;
  const { attempt, problem, dismiss } = useDeviceActs();
  const unseen = {
    chat: unread.count,
    notes: useUnseenNotes(place, panel === 'notes'),
    materials: useUnseenFiles(parts.files, panel === 'materials'),
  };
  const isIn = state.phase !== 'replaced';
  const hasBoard = state.view === 'board';
  const isPhone = useIsPhone();
  const isBeside = useIsBeside();
  const hand = useHand(state, place);
  useSaysOffline();
  const acts = {
    onMicrophone: () => {
      devicesOn.write(place.lesson.id, { microphone: !state.microphone });
      attempt(call.media.setMicrophone(!state.microphone));
    },
    onCamera: () => {
      devicesOn.write(place.lesson.id, { camera: !state.camera });
      attempt(call.media.setCamera(!state.camera));
    },
    onShare: () => attempt(call.media.setScreen(!state.sharing)),
    onHand: hand.turn,
    onBoard: () => call.show(hasBoard ? 'people' : 'board'),
    /** Closes what was opened last: a panel, then a view. */
    onEscape: () => (panel ? closePanel(panel, onPanel) : call.show('people')),
    onPanel: (next: typeof panel) => onPanel(next === panel ? null : next),
    onLeave: () => onLeave(),
  };
  useShortcuts(
    isIn
      ? { m: acts.onMicrophone, v: acts.onCamera, c: () => acts.onPanel('chat'), h: acts.onHand, b: acts.onBoard, escape: acts.onEscape }
      : {},
  );
  // Whoever opens the board wants to see it.
  const uncover = useEffectEvent(() => !isBeside && makeWay(onPanel));
  useEffect(() => {
    if (hasBoard) uncover();
  }, [hasBoard]);
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
      <Box position="relative" flex="1" minH="0" display="flex" flexDirection="column" css={{ [beside]: { flexDirection: 'row' } }}>
        <RoomStage
          {...{ place, call, state, onJoin }}
          speakerId={choices.speakerId}
          isTight={panel !== null}
          latest={unread.latest}
          onChat={() => onPanel('chat')}
          onChange={change}
          onBack={(event) => {
            if (!isIn || event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onLeave(place.back);
          }}
          onCloseView={() => call.show('people')}
          report={parts.report}
          recording={parts.recording.room(recordedParts(state, call, choices.speakerId))}
        />
        <RoomSide
          {...{ place, state, peers, choices, parts }}
          tracks={call.media.tracks}
          rows={<MoreRows {...{ isPhone, unseen }} isHandUp={hand.isUp} sharing={state.sharing} {...acts} />}
          onChange={change}
          onDevice={(chosen) => {
            onChoose(chosen);
            attempt(call.media.choose(chosen));
          }}
        />
      </Box>
      {isIn && (
        <>
          <ViewOffer state={state} name={place.name} speakerId={choices.speakerId} onShow={(view) => call.show(view)} />
          <Box display="flex" flexWrap="wrap" bg="sand.800" css={{ '& > *': { flex: '1 1 20rem' } }}>
            <SharingNotice sharing={state.sharing} onStop={acts.onShare} />
            <HandNotice {...{ state, place, peers }} speakerId={choices.speakerId} />
            <TimerNotice timer={state.shared.timer} lessonId={place.lesson.id} speakerId={choices.speakerId} />
          </Box>
          <ShownNotice
            state={state}
            place={place}
            onOpen={() => {
              call.show('page');
              if (!isBeside) onPanel(null);
            }}
          />
          <RoomNotice
            {...{ state, problem }}
            name={place.name}
            isCovered={panel !== null && state.view !== 'people' && !isBeside}
            onDismiss={dismiss}
            onMicrophone={acts.onMicrophone}
          />
          <ControlBar {...{ state, panel, isPhone }} unseen={unseen} {...acts} />
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
