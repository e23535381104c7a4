import { Box, Menu, Portal, Text } from '@chakra-ui/react';
import { Check, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '@somo/contracts/people';
import { setColorMode, useColorMode } from '../../lib/color-mode';
import { PersonAvatar } from '../../ui/person-avatar';

const modes = ['light', 'dark', 'system'] as const;

const buttonId = 'account-button';

export const accountButton = () => document.getElementById(buttonId);

export function AccountMenu({ user, onLogout }: { user: SessionUser; onLogout: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const mode = useColorMode();
  return (
    <Menu.Root ids={{ trigger: buttonId }} lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Box asChild borderRadius="l2" cursor="pointer">
          <button id={buttonId} type="button" aria-label={t('myAccount')}>
            <PersonAvatar person={user} size="9" />
          </button>
        </Box>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Box px="3" pt="2" pb="3">
              <Text color="fg.muted" textStyle="xs">
                {t('myAccount')}
              </Text>
              <Text fontWeight="semibold">{user.fullName}</Text>
              <Text color="fg.muted" textStyle="sm" wordBreak="break-all">
                {user.email}
              </Text>
            </Box>
            <Menu.Separator />
            <Menu.RadioItemGroup
              value={mode}
              onValueChange={(change) => setColorMode(modes.find((each) => each === change.value) ?? 'system')}
            >
              <Menu.ItemGroupLabel>{t('common:colorMode')}</Menu.ItemGroupLabel>
              {modes.map((each) => (
                <Menu.RadioItem key={each} value={each}>
                  <Box as="span" w="4" display="inline-flex">
                    {mode === each && <Check aria-hidden />}
                  </Box>
                  {t(`common:${each}`)}
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
            <Menu.Separator />
            <Menu.Item value="logout" onSelect={onLogout}>
              <LogOut aria-hidden />
              {t('logout')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
