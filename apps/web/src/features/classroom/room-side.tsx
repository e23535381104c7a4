import { useState, type ReactNode } from 'react';
import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { RoomPeer } from '@somo/contracts/classroom';
import { sendLive } from '../../lib/live';
import type { CallState } from './call/call-state';
import type { LocalTracks } from './call/peer-link';
import type { Choices } from './choices';
import { boardButton, panelButton } from './control-bar';
import { DeviceMenu } from './device-menu';
import type { LineChange } from './line-action';
import { MorePanel } from './more-panel';
import { isThin } from './recorded-parts';
import { Participants } from './participants';
import type { Place } from './place';
import type { RoomPanel, RoomParts } from './room-panels';
import { RoomTools } from './room-tools';
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
  isBeside: boolean;
  /** The first rows of More. */
  rows: ReactNode;
}

/** Closes a panel, and returns the focus to the button that opens it: on a phone, of some panels, that of More. */
export function closePanel(panel: RoomPanel | null, onPanel: RoomParts['onPanel']): void {
  if (panel) (document.getElementById(panelButton(panel)) ?? document.getElementById(panelButton('more')))?.focus();
  onPanel(null);
}

/** Closes the panel over the board; if the focus was in it, it moves to the button of the board. */
export function uncoverBoard(onPanel: RoomParts['onPanel']): void {
  if (document.activeElement?.closest('[data-room-panel]')) document.getElementById(boardButton)?.focus();
  onPanel(null);
}

/** Chat, notes, materials and the rest, one at a time beside the picture. What was opened once stays mounted. */
export function RoomSide({ place, state, peers, choices, parts, onChange, onDevice, tracks, isBeside, rows }: Props) {
  const { t } = useTranslation('classroom');
  const { panel, onPanel, chat, notes, materials, recording } = parts;
  const { me, other, name } = place;
  const [opened, setOpened] = useState<RoomPanel[]>([]);
  if (panel && !opened.includes(panel)) setOpened([...opened, panel]);
  const close = () => closePanel(panel, onPanel);
  const showPage = (materialId: string) => {
    void sendLive('room.show', { lessonId: place.lesson.id, materialId, page: 1, zoom: 1, x: 0.5, y: 0.5 });
    if (!isBeside) close();
  };
  // A view of the stage keeps its size below a panel where there is no room beside it.
  const isOver = !isBeside && state.view !== 'people';
  const isOpen = (name: RoomPanel) => panel === name;
  return (
    <>
      {opened.includes('chat') && (
        <SidePanel title={t('tabs.chat')} isOpen={isOpen('chat')} onClose={close} isOver={isOver}>
          {chat(isOpen('chat'))}
        </SidePanel>
      )}
      {opened.includes('notes') && (
        <SidePanel title={t('notes.title')} isOpen={isOpen('notes')} onClose={close} isOver={isOver} scrolls>
          {notes}
          <Participants state={state} peers={peers} me={me} other={other} name={name} />
        </SidePanel>
      )}
      {opened.includes('materials') && (
        <SidePanel title={t('tabs.materials')} isOpen={isOpen('materials')} onClose={close} isOver={isOver} scrolls>
          {materials(showPage)}
        </SidePanel>
      )}
      {panel === 'more' && (
        <SidePanel title={t('controls.more')} isOpen onClose={close} isOver={isOver} scrolls>
          <Stack gap="6">
            {rows}
            <RoomTools state={state} place={place} />
            {recording.control({ isTogether: state.phase === 'connected', isThin: isThin(state) })}
            <MorePanel state={state} name={name} onChange={onChange}>
              <DeviceMenu choices={choices} onChoose={onDevice} opened={tracks} />
            </MorePanel>
          </Stack>
        </SidePanel>
      )}
    </>
  );
}
