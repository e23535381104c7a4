import { Box } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, Eraser, Pen, Redo2, Type, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../lib/use-is-narrow';
import type { BoardDoc } from './board-doc';
import { ColorMenus, ShapeMenu } from './look-menus';
import { BoardButton } from './board-button';
import { pagesMax } from './board-parts';
import { PagesMenu } from './pages-menu';
import { narrowed } from '../stage-places';
import { toolKeys, type Chosen, type Tool } from './tools';
import type { Zoom } from './use-sheet-look';
import { ZoomButtons } from './zoom-buttons';

interface Props {
  board: BoardDoc;
  chosen: Chosen;
  /** Something is open beside it, where a phone that is held sideways has room for one row. */
  isTight: boolean;
  /** Of the page that is shown, from 1. */
  number: number;
  count: number;
  zoom: Zoom;
  onChoose: (change: Partial<Chosen>) => void;
  onTurn: (by: number) => void;
  onAddPage: () => void;
  onBackground: () => void;
  onSave: () => void;
}

/** A phone whose text is much larger has no room for one row. */
const withLargeText = { '@media (max-width: 17.5em)': { flexWrap: 'wrap' } } as const;

/** The tools of the board and its pages, in one row; a phone has most of what is done with pages in their menu. */
export function BoardBar({ board, chosen, isTight, zoom, number, count, onChoose, onTurn, onAddPage, onBackground, onSave }: Props) {
  const { t } = useTranslation('board');
  const isPhone = useIsPhone();
  const pages = { onAddPage, onBackground, onSave, isFull: count >= pagesMax };
  const tool = (name: Tool, icon: React.ReactNode) => (
    <BoardButton
      label={t(`tools.${name}`)}
      shortcut={toolKeys[name].toUpperCase()}
      isPressed={chosen.tool === name}
      onClick={() => onChoose({ tool: name })}
    >
      {icon}
    </BoardButton>
  );
  return (
    <Box
      display="flex"
      flexWrap={{ md: 'wrap' }}
      justifyContent="center"
      columnGap={{ base: '0', md: '3' }}
      py="1"
      px={{ base: '2.5', md: '1' }}
      bg="sand.900"
      css={withLargeText}
    >
      <Box
        role="toolbar"
        aria-label={t('tools.label')}
        display="flex"
        minW="0"
        gap={{ base: '0', md: '0.5' }}
        justifyContent="center"
        css={withLargeText}
      >
        {tool('pen', <Pen aria-hidden />)}
        <ShapeMenu chosen={chosen} onChoose={onChoose} />
        {tool('text', <Type aria-hidden />)}
        {tool('eraser', <Eraser aria-hidden />)}
        <ColorMenus chosen={chosen} onChoose={onChoose} isOne={isPhone} />
        <BoardButton label={t('undo')} shortcut="Ctrl+Z" isDisabled={!board.canUndo} onClick={board.undo}>
          <Undo2 aria-hidden />
        </BoardButton>
        <BoardButton label={t('redo')} shortcut="Ctrl+Y" isDisabled={!board.canRedo} onClick={board.redo}>
          <Redo2 aria-hidden />
        </BoardButton>
      </Box>
      {isPhone ? (
        <PagesMenu {...pages} zoom={zoom} at={{ number, count, onTurn }} />
      ) : (
        <Box
          role="group"
          aria-label={t('pages.label')}
          display="flex"
          alignItems="center"
          gap={{ base: '0', md: '0.5' }}
          css={isTight ? { [narrowed]: { display: 'none' } } : {}}
        >
          <BoardButton label={t('pages.previous')} isDisabled={number === 1} onClick={() => onTurn(-1)}>
            <ChevronLeft aria-hidden />
          </BoardButton>
          <Box as="span" textStyle="sm" fontVariantNumeric="tabular-nums" minW="10" textAlign="center">
            {t('pages.at', { number, count })}
          </Box>
          <BoardButton label={t('pages.next')} isDisabled={number === count} onClick={() => onTurn(1)}>
            <ChevronRight aria-hidden />
          </BoardButton>
          <PagesMenu {...pages} zoom={zoom} />
          {/* A phone that is held sideways has room for one row, and two fingers. */}
          <Box display="flex" css={{ [narrowed]: { display: 'none' } }}>
            <ZoomButtons {...zoom} />
          </Box>
        </Box>
      )}
    </Box>
  );
}
