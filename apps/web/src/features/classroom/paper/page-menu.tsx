import { IconButton, Menu, Portal } from '@chakra-ui/react';
import { Ellipsis, PencilLine, Share, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { zoomMax } from '@somo/contracts/rules/pages';
import type { Look } from './looks';

interface Props {
  name: string;
  look: Look;
  isWhole: boolean;
  onEnlarge: () => void;
  onReduce: () => void;
  onShow: () => void;
  onDraw: () => void;
}

/** What a phone has no room for beside the way back to what the other person shows. */
export function PageMenu({ name, look: { zoom }, isWhole, onEnlarge, onReduce, onShow, onDraw }: Props) {
  const { t } = useTranslation('materials');
  return (
    <Menu.Root lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <IconButton variant="ghost" aria-label={t('moreActions')}>
          <Ellipsis aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="show" minH="11" onSelect={onShow}>
              <Share aria-hidden />
              {t('showThis', { name })}
            </Menu.Item>
            <Menu.Item value="draw" minH="11" onSelect={onDraw}>
              <PencilLine aria-hidden />
              {t('drawOn')}
            </Menu.Item>
            <Menu.Item value="larger" minH="11" closeOnSelect={false} disabled={zoom >= zoomMax} onSelect={onEnlarge}>
              <ZoomIn aria-hidden />
              {t('larger')}
            </Menu.Item>
            <Menu.Item value="smaller" minH="11" closeOnSelect={false} disabled={zoom <= 1 && isWhole} onSelect={onReduce}>
              <ZoomOut aria-hidden />
              {t('smaller')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
