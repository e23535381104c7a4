import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closePanel } from './room-side';
import type { RoomParts } from './room-panels';
import { SidePanel } from './side-panel';

/** The chat beside the lobby. It stays open for who joins meanwhile. */
export function LobbyChat({ panel, onPanel, chat }: Pick<RoomParts, 'panel' | 'onPanel' | 'chat'>) {
  const { t } = useTranslation('classroom');
  const isOpen = panel === 'chat';
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <SidePanel title={t('tabs.chat')} isOpen={isOpen} onClose={() => closePanel(panel, onPanel)} isLow={false} grows>
      {chat(isOpen)}
    </SidePanel>
  );
}
