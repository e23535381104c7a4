import { Menu, Portal } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, FileDown, FilePlus, Image, Scan, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BoardButton, Opens } from './board-button';
import type { Zoom } from './use-sheet-look';

interface Props {
  isFull: boolean;
  zoom: Zoom;
  /** Which page is shown: where the menu turns pages and enlarges them, too. */
  at?: { number: number; count: number; onTurn: (by: number) => void };
  onAddPage: () => void;
  onBackground: () => void;
  onSave: () => void;
}

/** What is done with pages rather than on them, in words. */
export function PagesMenu({ isFull, zoom, at, onAddPage, onBackground, onSave }: Props) {
  const { t } = useTranslation('board');
  const where = at && t('pages.at', at);
  const stays = { minH: '11', closeOnSelect: false };
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: 'top' }}>
      <Menu.Trigger asChild>
        <BoardButton
          label={where ? `${t('pages.menu')}, ${where}` : t('pages.menu')}
          flexShrink={where ? '0' : '1'}
          w="auto"
          px="2.5"
          {...(where ? { bg: 'sand.800', ms: '1', _hover: { bg: 'sand.700' } } : {})}
          gap="1"
          textStyle="sm"
          fontWeight="medium"
          fontVariantNumeric="tabular-nums"
        >
          {where ?? t('pages.menu')}
          <Opens />
        </BoardButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {at && (
              <>
                <Menu.Item value="previous" {...stays} disabled={at.number === 1} onSelect={() => at.onTurn(-1)}>
                  <ChevronLeft aria-hidden />
                  {t('pages.previous')}
                </Menu.Item>
                <Menu.Item value="next" {...stays} disabled={at.number === at.count} onSelect={() => at.onTurn(1)}>
                  <ChevronRight aria-hidden />
                  {t('pages.next')}
                </Menu.Item>
              </>
            )}
            <Menu.Item value="add" minH="11" disabled={isFull} onSelect={onAddPage}>
              <FilePlus aria-hidden />
              {t('pages.add')}
            </Menu.Item>
            <Menu.Item value="background" minH="11" onSelect={onBackground}>
              <Image aria-hidden />
              {t('background.button')}
            </Menu.Item>
            {at && (
              <>
                <Menu.Item value="out" {...stays} disabled={zoom.isWhole} onSelect={zoom.onFarther}>
                  <ZoomOut aria-hidden />
                  {t('zoom.out')}
                </Menu.Item>
                <Menu.Item value="in" {...stays} disabled={zoom.isClosest} onSelect={zoom.onCloser}>
                  <ZoomIn aria-hidden />
                  {t('zoom.in')}
                </Menu.Item>
              </>
            )}
            <Menu.Item value="whole" minH="11" disabled={zoom.isWhole} onSelect={zoom.onWhole}>
              <Scan aria-hidden />
              {t('zoom.whole')}
              {!at && <Menu.ItemCommand ms="auto">0</Menu.ItemCommand>}
            </Menu.Item>
            <Menu.Item value="save" minH="11" onSelect={onSave}>
              <FileDown aria-hidden />
              {t('save.button')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
