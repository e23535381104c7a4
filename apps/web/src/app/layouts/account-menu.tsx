import { Box, Menu, Portal, Text } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '@somo/contracts/people';
import { PersonAvatar } from '../../ui/person-avatar';
import { ColorModeSwitch } from './color-mode-switch';

export function AccountMenu({ user, onLogout }: { user: SessionUser; onLogout: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Box asChild borderRadius="l2" cursor="pointer"><button type="button" aria-label={t('myAccount')}><PersonAvatar person={user} size="9" /></button></Box>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel>{t('myAccount')}</Menu.ItemGroupLabel>
              <Box px="3" pb="2">
                <Text fontWeight="semibold">{user.fullName}</Text>
                <Text color="fg.muted" textStyle="sm" wordBreak="break-all">{user.email}</Text>
              </Box>
            </Menu.ItemGroup>
            <Box px="3" py="1"><ColorModeSwitch /></Box>
            <Menu.Separator />
            <Menu.Item value="logout" onSelect={onLogout}><LogOut aria-hidden />{t('logout')}</Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
