import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { AccountCase } from '@somo/contracts/operators';
import { Each } from '../../ui/each';
import { Fold } from '../../ui/fold';
import { Panel } from '../../ui/panel';
import { useMoment } from './use-moment';

const shown = 4;

/** Where a person is signed in, the latest first. */
export function PersonSessions({ sessions }: Pick<AccountCase, 'sessions'>) {
  const { t } = useTranslation('operations');
  const [latest, more] = [sessions.slice(0, shown), sessions.slice(shown)];
  return (
    <Panel as="section" aria-labelledby="sessions">
      <Heading as="h2" size="md" id="sessions" mb="3">
        {t('account.sessions')}
      </Heading>
      {sessions.length === 0 && <Text color="fg.muted">{t('account.noSessions')}</Text>}
      <SessionList sessions={latest} />
      {more.length > 0 && (
        <Fold title={t('account.moreSessions', { count: more.length })} mt="3" borderTopWidth="1px" borderColor="border">
          <SessionList sessions={more} />
        </Fold>
      )}
    </Panel>
  );
}

function SessionList({ sessions }: Pick<AccountCase, 'sessions'>) {
  const { t } = useTranslation('operations');
  const moment = useMoment();
  return (
    <Box as="ul" listStyleType="none" display="grid" gap="3" textStyle="sm">
      <Each of={sessions} as="li">
        {({ browser, system, lastSeenAt }) => (
          <li>
            <Text fontWeight="medium">
              {browser && system ? t('account.browserOn', { browser, system }) : (browser ?? system ?? t('account.unknownBrowser'))}
            </Text>
            <Text color="fg.muted">{t('account.usedAt', { when: moment(lastSeenAt) })}</Text>
          </li>
        )}
      </Each>
    </Box>
  );
}
