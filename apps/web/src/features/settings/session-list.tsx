import { useRef, useState } from 'react';
import { Box, Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { useNow } from '../../lib/use-now';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { useEndSession } from './api/end-session';
import { SessionRow } from './session-row';
import { SettingsSection } from './settings-section';

/** As many are shown at first. */
const fewest = 3;

/** Where a person is signed in; each session but this one can be ended. */
export function SessionList() {
  const { t } = useTranslation(['settings', 'common']);
  const now = useNow();
  const sessions = useQuery(query('GET /api/auth/sessions'));
  const ending = useEndSession();
  const [showsAll, setShowsAll] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const items = sessions.data?.items ?? [];
  const hasOthers = items.some(({ isCurrent }) => !isCurrent);

  const end = (id?: string) =>
    ending.mutate(id, {
      onSuccess: () => {
        toast(id === undefined ? t('sessions.allEnded') : t('sessions.ended'), t('sessions.endedText'));
        heading.current?.focus();
      },
      onError: (error) => toast(t('sessions.endFailed'), refusalOf(error) ?? t('notSavedText'), 'error'),
      onSettled: () => setAsking(false),
    });

  function showAll(): void {
    setShowsAll(true);
    // The pressed button is gone then.
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <SettingsSection title={t('sessions.title')} text={t('sessions.text')} heading={heading}>
      <Panel>
        {sessions.isPending && (
          <Loading label={t('sessions.loading')}>
            <Stack gap="4">
              <Skeleton h="12" />
              <Skeleton h="12" />
            </Stack>
          </Loading>
        )}
        <FetchError of={sessions} text={t('sessions.failed')} compact />
        {items.length > 0 && (
          <Box as="ul" listStyleType="none">
            <Each of={showsAll ? items : items.slice(0, fewest)} as="li">
              {(session) => <SessionRow session={session} now={now} busy={ending.isPending} onEnd={() => end(session.id)} />}
            </Each>
          </Box>
        )}
        {!showsAll && items.length > fewest && (
          <Button variant="plain" mt="3" onClick={showAll}>
            {t('common:showMore')}
          </Button>
        )}
        {items.length > 0 && !hasOthers && (
          <Text color="fg.muted" textStyle="sm" mt="4">
            {t('sessions.only')}
          </Text>
        )}
        {hasOthers && (
          <Button variant="outline" display="flex" mt="5" disabled={ending.isPending} onClick={() => setAsking(true)}>
            {t('sessions.endAll')}
          </Button>
        )}
        <ConfirmDialog
          open={isAsking}
          title={t('sessions.endAllTitle')}
          keep={t('common:cancel')}
          confirm={t('sessions.endAllConfirm')}
          busy={ending.isPending}
          returnTo={() => heading.current}
          onKeep={() => setAsking(false)}
          onConfirm={() => end()}
        >
          {t('sessions.endAllText')}
        </ConfirmDialog>
      </Panel>
    </SettingsSection>
  );
}
