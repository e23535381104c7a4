import type { ComponentProps } from 'react';
import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '@somo/contracts/people';
import { PersonAvatar } from '../../ui/person-avatar';

export const accountButtonId = 'account-button';

export const accountButton = () => document.getElementById(accountButtonId);

export function AccountButton({ user, ...rest }: { user: SessionUser } & ComponentProps<'button'>) {
  const { t } = useTranslation('shell');
  return (
    <Box
      asChild
      display="inline-grid"
      placeItems="center"
      minW="11"
      minH="11"
      borderRadius="full"
      cursor="pointer"
      transition="background 150ms"
      _hover={{ bg: 'bg.muted' }}
    >
      <button id={accountButtonId} type="button" aria-label={t('myAccount')} {...rest}>
        <PersonAvatar person={user} size="9" />
      </button>
    </Box>
  );
}
