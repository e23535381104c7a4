import { useState } from 'react';
import { Badge, Box, Button, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { AccountCase } from '@somo/contracts/operators';
import { useMay } from '../../lib/use-may';
import { useUser } from '../../lib/use-session';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { AccountDialog, type AccountDialogKind } from './account-dialog';
import { DecideDialog } from './decide-dialog';
import { useMoment } from './use-moment';

const headingId = 'person';

/** Who it is, how they stand, and what an operator can do about them. */
export function PersonHead({ account, title }: { account: AccountCase; title: string }) {
  const { t } = useTranslation('operations');
  const moment = useMoment();
  const may = useMay();
  const isMe = useUser()?.id === account.userId;
  const [asked, setAsked] = useState<AccountDialogKind | 'decide' | null>(null);
  const { suspendedAt, restrictedAt } = account;
  const dialog = { account, onClose: () => setAsked(null), returnTo: () => document.getElementById(headingId) };
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4" mb={{ base: '6', md: '8' }}>
      <Box display="flex" alignItems="center" gap="4" minW="0">
        <PersonAvatar person={account.person} size="16" />
        <Box minW="0" overflowWrap="anywhere">
          <Heading as="h1" size="2xl" id={headingId} tabIndex={-1} outline="0">
            <Stored>{title}</Stored>
          </Heading>
          <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" mt="1">
            <Text color="fg.muted">{t(`search.roles.${account.role ?? 'none'}`)}</Text>
            {suspendedAt && (
              <Badge colorPalette="clay" size="sm">
                {t('account.suspendedSince', { when: moment(suspendedAt) })}
              </Badge>
            )}
            {restrictedAt && (
              <Badge colorPalette="sun" size="sm">
                {t('account.restrictedSince', { when: moment(restrictedAt) })}
              </Badge>
            )}
            {!suspendedAt && !restrictedAt && (
              <Badge colorPalette="leaf" size="sm">
                {t('account.active')}
              </Badge>
            )}
          </Box>
        </Box>
      </Box>
      {!isMe && account.role !== 'admin' && may('POST /api/admin/people/:id/suspend') && (
        <Box display="flex" flexWrap="wrap" gap="3">
          <Button variant="outline" onClick={() => setAsked('changeEmail')}>
            {t('account.changeEmail')}
          </Button>
          {restrictedAt && !suspendedAt && (
            <Button variant="outline" onClick={() => setAsked('unrestrict')}>
              {t('account.lift')}
            </Button>
          )}
          {suspendedAt ? (
            <Button onClick={() => setAsked('restore')}>{t('account.restore')}</Button>
          ) : (
            <Button variant="outline" onClick={() => setAsked('decide')}>
              {t('account.act')}
            </Button>
          )}
        </Box>
      )}
      {asked === 'decide' && <DecideDialog {...dialog} />}
      {asked !== null && asked !== 'decide' && <AccountDialog kind={asked} {...dialog} />}
    </Box>
  );
}
