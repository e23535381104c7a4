import { Box } from '@chakra-ui/react';
import {
  Ellipsis,
  Files,
  MessageSquare,
  Mic,
  MicOff,
  MonitorOff,
  MonitorUp,
  NotebookPen,
  PencilLine,
  PhoneOff,
  Video,
  VideoOff,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BarButton } from './bar-button';
import type { CallState } from './call/call-state';
import { canShareScreen } from './call/media';
import type { RoomPanel } from './room-panels';
import { stageViews } from './stage-views';

interface Props {
  state: CallState;
  panel: RoomPanel | null;
  /** Then what is pressed less often is in More. */
  isPhone: boolean;
  /** How many messages, notes and files this person has not seen. */
  unseen: { chat: number; notes: number; materials: number };
  onMicrophone: () => void;
  onCamera: () => void;
  onShare: () => void;
  onBoard: () => void;
  onPanel: (panel: RoomPanel) => void;
  onLeave: () => void;
}

/** The id of the button that opens a panel: the focus returns to it. */
export const panelButton = (panel: RoomPanel) => `room-${panel}`;

/** The id of the button that opens and closes the board. */
export const boardButton = 'room-board';

/** Everything a person does in the room, in one row at the bottom of the window. */
export function ControlBar({ state, panel, isPhone, unseen, onMicrophone, onCamera, onShare, onBoard, onPanel, onLeave }: Props) {
  const { t } = useTranslation('classroom');
  const { microphone, camera, sharing, view } = state;
  const isBoard = view === 'board';
  const isUnderMore = isPhone && (panel === 'notes' || panel === 'materials');
  const opens = (name: RoomPanel, icon: React.ReactNode, count = 0) => (
    <BarButton
      id={panelButton(name)}
      label={count > 0 ? t('controls.withNew', { what: t(`controls.${name}`), count }) : t(`controls.${name}`)}
      word={t(`controls.${name}`)}
      icon={icon}
      look={panel === name || (name === 'more' && isUnderMore) ? 'open' : undefined}
      expanded={panel === name}
      count={count}
      onClick={() => onPanel(name)}
      {...(name === 'chat' ? { shortcut: 'C' } : {})}
    />
  );
  return (
    <Box
      role="group"
      aria-label={t('controls.label')}
      display="flex"
      justifyContent="center"
      gap={{ base: '0', md: '2' }}
      px={{ base: '2.5', md: '4' }}
      pt="2.5"
      pb="max(0.625rem, env(safe-area-inset-bottom))"
      bg="sand.950"
    >
      <BarButton
        label={microphone ? t('controls.mute') : t('controls.unmute')}
        word={microphone ? t('controls.mute') : t('controls.unmute')}
        icon={microphone ? <Mic aria-hidden /> : <MicOff aria-hidden />}
        look={microphone ? undefined : 'off'}
        shortcut="M"
        onClick={onMicrophone}
      />
      <BarButton
        label={camera ? t('controls.cameraOff') : t('controls.cameraOn')}
        word={t('check.camera')}
        icon={camera ? <Video aria-hidden /> : <VideoOff aria-hidden />}
        look={camera ? undefined : 'off'}
        shortcut="V"
        onClick={onCamera}
      />
      {!isPhone && canShareScreen() && (
        <BarButton
          label={sharing ? t('controls.stopSharing') : t('controls.share')}
          word={sharing ? t('controls.stop') : t('controls.shareWord')}
          icon={sharing ? <MonitorOff aria-hidden /> : <MonitorUp aria-hidden />}
          look={sharing ? 'open' : undefined}
          onClick={onShare}
        />
      )}
      {stageViews.board && (
        <BarButton
          id={boardButton}
          label={t(isBoard ? 'controls.closeBoard' : 'controls.board')}
          word={t('controls.board')}
          icon={<PencilLine aria-hidden />}
          look={isBoard ? 'open' : undefined}
          shortcut="B"
          expanded={isBoard}
          onClick={onBoard}
        />
      )}
      {opens('chat', <MessageSquare aria-hidden />, unseen.chat)}
      {!isPhone && opens('notes', <NotebookPen aria-hidden />, unseen.notes)}
      {!isPhone && opens('materials', <Files aria-hidden />, unseen.materials)}
      {opens('more', <Ellipsis aria-hidden />, isPhone ? unseen.notes + unseen.materials : 0)}
      <BarButton label={t('controls.leave')} word={t('controls.leave')} icon={<PhoneOff aria-hidden />} look="leave" onClick={onLeave} />
    </Box>
  );
}
