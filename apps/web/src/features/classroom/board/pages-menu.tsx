import { Menu, Portal } from '@chakra-ui/react';
import { FileDown, FilePlus, Image, Scan } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BoardButton, Opens } from './board-button';

interface Props {
  isFull: boolean;
  /** All of the page is shown. */
  isWhole: boolean;
  onAddPage: () => void;
  onBackground: () => void;
  onSave: () => void;
  onWhole: () => void;
}

/** What is done with pages rather than on them, in words. */
export function PagesMenu({ isFull, isWhole, onAddPage, onBackground, onSave, onWhole }: Props) {
  const { t } = useTranslation('board');
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: 'top' }}>
      <Menu.Trigger asChild>
        <BoardButton label={t('pages.menu')} w="auto" px="2.5" gap="1" textStyle="sm" fontWeight="medium">
          {t('pages.menu')}
          <Opens />
        </BoardButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="add" minH="11" disabled={isFull} onSelect={onAddPage}>
              <FilePlus aria-hidden />
              {t('pages.add')}
            </Menu.Item>
            <Menu.Item value="background" minH="11" onSelect={onBackground}>
              <Image aria-hidden />
              {t('background.button')}
            </Menu.Item>
            <Menu.Item value="whole" minH="11" disabled={isWhole} onSelect={onWhole}>
              <Scan aria-hidden />
              {t('zoom.whole')}
              <Menu.ItemCommand ms="auto">0</Menu.ItemCommand>
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
