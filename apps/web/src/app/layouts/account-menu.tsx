import { Box, Menu, Portal, Text } from '@chakra-ui/react';
import { Activity, Bell, CalendarDays, Check, LogOut, Settings, UserRound, UsersRound, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '@somo/contracts/people';
import { setColorMode, useColorMode } from '../../lib/color-mode';
import { AccountButton, accountButtonId } from './account-button';
import { accountLinks, linksFor } from './navigation';
import { LocalLink } from '../../ui/links';
import { Stored } from '../../ui/stored';

const modes = ['light', 'dark', 'system'] as const;
const icons = {
  profile: <UserRound aria-hidden />,
  schedule: <CalendarDays aria-hidden />,
  earnings: <Wallet aria-hidden />,
  notifications: <Bell aria-hidden />,
  operators: <UsersRound aria-hidden />,
  system: <Activity aria-hidden />,
  settings: <Settings aria-hidden />,
};

export interface AccountMenuProps {
  user: SessionUser;
  onLogout: () => void;
}

/** Opens immediately, because it is only loaded once the user asks for it. */
export function AccountMenu({ user, onLogout }: AccountMenuProps) {
  const { t } = useTranslation(['shell', 'common']);
  const mode = useColorMode();
  const links = user.role ? linksFor<(typeof accountLinks)[keyof typeof accountLinks][number]>(accountLinks[user.role], user) : [];
  return (
    <Menu.Root ids={{ trigger: accountButtonId }} defaultOpen lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <AccountButton user={user} />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Box px="3" pt="2" pb="3">
              <Text color="fg.muted" textStyle="xs">
                {t('myAccount')}
              </Text>
              <Text fontWeight="semibold">
                <Stored>{user.fullName}</Stored>
              </Text>
              <Text color="fg.muted" textStyle="sm" wordBreak="break-all">
                <Stored>{user.email}</Stored>
              </Text>
            </Box>
            <Menu.Separator />
            {links.map(({ to, word }) => (
              <Menu.Item key={to} value={word} asChild>
                <LocalLink to={to}>
                  {icons[word]}
                  {t(word)}
                </LocalLink>
              </Menu.Item>
            ))}
            {links.length > 0 && <Menu.Separator />}
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
