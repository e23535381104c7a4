import type { ReactNode } from 'react';
import { Box, chakra } from '@chakra-ui/react';
import { Files, Hand, MonitorOff, MonitorUp, NotebookPen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { canShareScreen } from './call/media';
import { CountMark } from './count-mark';
import { KeyCap } from './key-cap';
import type { RoomPanel } from './room-panels';

const Pressed = chakra('button');

interface Props {
  /** The bar has no room for sharing, notes and materials. */
  isPhone: boolean;
  isHandUp: boolean;
  onHand: () => void;
  sharing: boolean;
  unseen: { notes: number; materials: number };
  onShare: () => void;
  onPanel: (panel: RoomPanel) => void;
}

/** What is done with one press, as the first rows of More. */
export function MoreRows({ isPhone, isHandUp, onHand, sharing, unseen, onShare, onPanel }: Props) {
  const { t } = useTranslation('classroom');
  const opens = (name: 'notes' | 'materials', icon: ReactNode) => (
    <Row icon={icon} word={t(`controls.${name}`)} count={unseen[name]} onClick={() => onPanel(name)} />
  );
  return (
    <Box as="ul" listStyleType="none" mx="-3">
      <Row icon={<Hand aria-hidden />} word={t(isHandUp ? 'hand.lower' : 'hand.raise')} shortcut="H" onClick={onHand} />
      {isPhone && canShareScreen() && (
        <Row
          icon={sharing ? <MonitorOff aria-hidden /> : <MonitorUp aria-hidden />}
          word={sharing ? t('controls.stopSharing') : t('controls.share')}
          onClick={onShare}
        />
      )}
      {isPhone && opens('notes', <NotebookPen aria-hidden />)}
      {isPhone && opens('materials', <Files aria-hidden />)}
    </Box>
  );
}

interface RowProps {
  icon: ReactNode;
  word: string;
  count?: number;
  /** The key that does the same. */
  shortcut?: string;
  onClick: () => void;
}

function Row({ icon, word, count = 0, shortcut, onClick }: RowProps) {
  const { t } = useTranslation('classroom');
  return (
    <li>
      <Pressed
        type="button"
        aria-label={count > 0 ? t('controls.withNew', { what: word, count }) : word}
        aria-keyshortcuts={shortcut?.toLowerCase()}
        onClick={onClick}
        display="flex"
        alignItems="center"
        gap="3"
        w="full"
        minH="11"
        px="3"
        borderRadius="l2"
        textAlign="start"
        fontWeight="medium"
        cursor="pointer"
        _hover={{ bg: 'bg.muted' }}
        _icon={{ w: '5', h: '5' }}
      >
        {icon}
        <Box as="span" flex="1">
          {word}
        </Box>
        <CountMark count={count} />
        {shortcut && <KeyCap aria-hidden>{shortcut}</KeyCap>}
      </Pressed>
    </li>
  );
}
