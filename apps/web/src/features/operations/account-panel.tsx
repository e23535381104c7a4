import { Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { AccountCase } from '@somo/contracts/operators';
import { useUser } from '../../lib/use-session';
import { Panel } from '../../ui/panel';
import { FactList } from './fact-list';
import { useMoment } from './use-moment';

/** An account's facts. */
export function AccountPanel({ account }: { account: AccountCase }) {
  const { t } = useTranslation('operations');
  const moment = useMoment();
  const isMe = useUser()?.id === account.userId;
  const ways = [
    account.hasPassword && t('account.password'),
    account.signsInWithGoogle && t('account.google'),
    account.twoStep && t('account.twoStep'),
  ].filter((way) => way !== false);
  return (
    <Panel as="section" aria-labelledby="account">
      <Heading as="h2" size="md" id="account" mb="4">
        {t('account.details')}
      </Heading>
      <FactList
        facts={[
          {
            name: t('account.email'),
            value: t(account.emailConfirmed ? 'account.confirmed' : 'account.unconfirmed', { email: account.email }),
          },
          { name: t('account.role'), value: t(`search.roles.${account.role ?? 'none'}`) },
          { name: t('account.signIn'), value: ways.join(', ') || t('account.noSignIn') },
          { name: t('account.created'), value: moment(account.createdAt) },
          { name: t('account.lastSeen'), value: account.lastSeenAt ? moment(account.lastSeenAt) : t('account.never') },
        ]}
      />
      {(isMe || account.role === 'admin') && (
        <Text color="fg.muted" textStyle="sm" mt="5">
          {t(isMe ? 'account.you' : 'account.operator')}
        </Text>
      )}
    </Panel>
  );
}
