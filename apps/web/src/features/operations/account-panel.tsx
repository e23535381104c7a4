import { useState } from 'react';
import { Badge, Box, Button, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { AccountCase } from '@somo/contracts/operators';
import type { Instant } from '@somo/contracts/time';
import { dateOf, timeOf } from '../../lib/format';
import { useUser, useZone } from '../../lib/use-session';
import { Panel } from '../../ui/panel';
import { AccountDialog } from './account-dialog';
import type { AccountAct } from './api/account';
import { FactList } from './fact-list';

const headingId = 'account';

/** An account's facts, and what an operator can do to it. */
export function AccountPanel({ account }: { account: AccountCase }) {
  const { t } = useTranslation(['operations', 'common']);
  const [asked, setAsked] = useState<AccountAct['kind'] | null>(null);
  const zone = useZone();
  const isMe = useUser()?.id === account.userId;
  const suspended = account.suspendedAt !== null;
  const moment = (at: Instant) => t('common:dayAtTime', { day: dateOf(at, zone), time: timeOf(at, zone) });
  const ways = [
    account.hasPassword && t('account.password'),
    account.signsInWithGoogle && t('account.google'),
    account.twoStep && t('account.twoStep'),
  ].filter((way) => way !== false);
  const facts = [
    { name: t('account.email'), value: t(account.emailConfirmed ? 'account.confirmed' : 'account.unconfirmed', { email: account.email }) },
    { name: t('account.role'), value: t(`search.roles.${account.role ?? 'none'}`) },
    { name: t('account.signIn'), value: ways.join(', ') || t('account.noSignIn') },
    { name: t('account.created'), value: moment(account.createdAt) },
    { name: t('account.lastSeen'), value: account.lastSeenAt ? moment(account.lastSeenAt) : t('account.never') },
    {
      name: t('account.status'),
      value: (
        <Badge colorPalette={suspended ? 'clay' : 'leaf'} size="sm">
          {account.suspendedAt ? t('account.suspendedSince', { when: moment(account.suspendedAt) }) : t('account.active')}
        </Badge>
      ),
    },
  ];
  return (
    <Panel as="section" aria-labelledby={headingId}>
      <Heading as="h2" size="md" id={headingId} tabIndex={-1} outline="0" mb="4">
        {t('account.details')}
      </Heading>
      <FactList facts={facts} />
      {isMe || account.role === 'admin' ? (
        <Text color="fg.muted" mt="5">
          {t(isMe ? 'account.you' : 'account.operator')}
        </Text>
      ) : (
        <Box display="flex" flexWrap="wrap" gap="3" mt="6">
          <Button variant="outline" onClick={() => setAsked('changeEmail')}>
            {t('account.changeEmail')}
          </Button>
          {suspended ? (
            <Button onClick={() => setAsked('restore')}>{t('account.restore')}</Button>
          ) : (
            <Button variant="outline" colorPalette="clay" onClick={() => setAsked('suspend')}>
              {t('account.suspend')}
            </Button>
          )}
        </Box>
      )}
      {asked && (
        <AccountDialog kind={asked} account={account} onClose={() => setAsked(null)} returnTo={() => document.getElementById(headingId)} />
      )}
    </Panel>
  );
}
