import { Box, Button, Drawer, IconButton, Portal } from '@chakra-ui/react';
import { LogOut, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ColorModeSwitch } from './color-mode-switch';
import { BarLink } from './bar-link';
import { NavWord } from './nav-word';
import type { navigation } from './navigation';

interface Props {
  open: boolean;
  links: readonly (typeof navigation)[keyof typeof navigation][number][];
  onClose: () => void;
  onLogout: () => void;
}

/** The navigation on narrow screens, sliding in from the edge. */
export function SideMenu({ open, links, onClose, onLogout }: Props) {
  const { t } = useTranslation('shell');
  return (
    <Drawer.Root lazyMount unmountOnExit open={open} onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content overflowY="auto">
            <Drawer.Header>
              <Drawer.Title>{t('menu')}</Drawer.Title>
            </Drawer.Header>
            <Drawer.CloseTrigger asChild>
              <IconButton variant="ghost" aria-label={t('closeMenu')}>
                <X />
              </IconButton>
            </Drawer.CloseTrigger>
            <Box as="nav" aria-label={t('mainNavigation')} display="flex" flexDirection="column" px="3" py="2" gap="1">
              {links.map((link) => (
                <BarLink
                  key={link.to}
                  to={link.to}
                  alsoAt={'alsoAt' in link ? link.alsoAt : undefined}
                  alsoBelow={'alsoBelow' in link}
                  tall
                  onClick={onClose}
                >
                  <NavWord word={link.word} />
                </BarLink>
              ))}
            </Box>
            <Box mt="auto" px="3" py="4" display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
              <Button
                variant="ghost"
                px="3"
                minH="11"
                onClick={() => {
                  onClose();
                  onLogout();
                }}
              >
                <LogOut aria-hidden />
                {t('logout')}
              </Button>
              <ColorModeSwitch />
            </Box>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
