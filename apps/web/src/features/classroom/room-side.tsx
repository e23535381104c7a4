import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomPeer } from '@somo/contracts/classroom';
import { sendLive } from '../../lib/live';
import type { CallState } from './call/call-state';
import type { LocalTracks } from './call/peer-link';
import type { Choices } from './choices';
import { boardButton, panelButton } from './control-bar';
import { DeviceMenu } from './device-menu';
import type { LineChange } from './line-action';
import { topOf } from './paper/looks';
import { MorePanel } from './more-panel';
import { isThin } from './recorded-parts';
import { Participants } from './participants';
import type { Place } from './place';
import type { RoomPanel, RoomParts } from './room-panels';
import { SidePanel } from './side-panel';

interface Props {
  place: Place;
  state: CallState;
  peers: RoomPeer[];
  choices: Choices;
  parts: RoomParts;
  onChange: (change: LineChange) => void;
  onDevice: (change: Partial<Choices>) => void;
  tracks: LocalTracks;
  /** The first rows of More. */
  rows: ReactNode;
}

/** Closes a panel, and returns the focus to the button that opens it: on a phone, of some panels, that of More. */
export function closePanel(panel: RoomPanel | null, onPanel: RoomParts['onPanel']): void {
  if (panel) (document.getElementById(panelButton(panel)) ?? document.getElementById(panelButton('more')))?.focus();
  onPanel(null);
}

/** Makes way for what has just filled the stage; if the focus was in a panel, it moves to the button of the board. */
export function makeWay(onPanel: RoomParts['onPanel']): void {
  if (document.activeElement?.closest('[data-room-panel]')) document.getElementById(boardButton)?.focus();
  onPanel(null);
}

/** Chat, notes, materials and the rest, one at a time beside the picture. What was opened once stays mounted. */
export function RoomSide({ place, state, peers, choices, parts, onChange, onDevice, tracks, rows }: Props) {
  const { t } = useTranslation('classroom');
  const { panel, onPanel, chat, notes, materials, recording } = parts;
  const { me, other, name } = place;
  const [opened, setOpened] = useState<RoomPanel[]>([]);
  if (panel && !opened.includes(panel)) setOpened([...opened, panel]);
  const close = () => closePanel(panel, onPanel);
  const showPage = (materialId: string) => {
    void sendLive('room.show', { lessonId: place.lesson.id, materialId, ...topOf(1) });
    // What is shown has the room.
    close();
  };
  const isLow = state.view !== 'people';
  const isOpen = (name: RoomPanel) => panel === name;
  return (
    <>
      {opened.includes('chat') && (
        <SidePanel title={t('tabs.chat')} isOpen={isOpen('chat')} onClose={close} isLow={isLow} grows>
          {chat(isOpen('chat'))}
        </SidePanel>
      )}
      {opened.includes('notes') && (
        <SidePanel title={t('notes.title')} isOpen={isOpen('notes')} onClose={close} isLow={isLow} scrolls>
          {notes}
          <Participants state={state} peers={peers} me={me} other={other} name={name} />
        </SidePanel>
      )}
      {opened.includes('materials') && (
        <SidePanel title={t('tabs.materials')} isOpen={isOpen('materials')} onClose={close} isLow={isLow} scrolls>
          {materials(showPage, state.shared.shown?.materialId)}
        </SidePanel>
      )}
      {panel === 'more' && (
        <SidePanel title={t('controls.more')} isOpen onClose={close} isLow={isLow} scrolls>
          <MorePanel
            {...{ state, place, rows, onChange }}
            recording={recording.control({ isTogether: state.phase === 'connected', isThin: isThin(state) })}
            devices={<DeviceMenu choices={choices} onChoose={onDevice} opened={tracks} />}
          />
        </SidePanel>
      )}
    </>
  );
}
