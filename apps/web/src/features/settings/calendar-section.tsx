import { Box, Button, Skeleton, Text } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isDevelopmentHost } from '../../lib/development-host';
import { mutation } from '../../lib/mutation';
import { refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { useUser } from '../../lib/use-session';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { SettingsSection } from './settings-section';
import { SwitchLine } from './switch-line';
import { CopyField } from './copy-field';
import { ReplaceLink } from './replace-link';

const link = query('GET /api/me/calendar');

/** The link by which a person's own calendar shows their lessons. */
export function CalendarSection() {
  const { t } = useTranslation('calendar');
  const isTeacher = useUser()?.role === 'teacher';
  const calendar = useQuery(link);
  const saving = useMutation(mutation('PATCH /api/me/calendar', { fills: link }));
  const hidesCancelled = saving.isPending ? saving.variables.body.hideCancelled : calendar.data?.hideCancelled;
  const hide = (hideCancelled: boolean) =>
    saving.mutate(
      { body: { hideCancelled } },
      {
        onSuccess: () => toast(t('settings.saved'), t('settings.savedText')),
        onError: (error) => toast(t('settings.notSaved'), refusalOf(error) ?? t('settings.tryLater'), 'error'),
      },
    );
  return (
    <SettingsSection level={2} title={t('settings.title')} text={t(isTeacher ? 'settings.textOfTeacher' : 'settings.text')}>
      {calendar.isPending && (
        <Loading label={t('settings.loading')}>
          <Skeleton h="72" borderRadius="l3" />
        </Loading>
      )}
      <FetchError of={calendar} text={t('settings.failed')} />
      {calendar.data && (
        <Panel display="flex" flexDirection="column" gap="6">
          <Box role="group" aria-labelledby="subscribe-in">
            <Text id="subscribe-in" fontWeight="semibold" mb="3">
              {t('settings.subscribe')}
            </Text>
            <Box display="grid" gap="3" gridTemplateColumns="repeat(auto-fit, minmax(min(11rem, 100%), 1fr))">
              <Subscribe to={calendar.data.googleUrl} word="google" outside />
              <Subscribe to={calendar.data.webcalUrl} word="apple" />
              <Subscribe to={calendar.data.outlookUrl} word="outlook" outside />
            </Box>
            <Text color="fg.muted" textStyle="sm" mt="3">
              {t(isDevelopmentHost() ? 'settings.local' : 'settings.delay')}
            </Text>
          </Box>
          <CopyField url={calendar.data.url} />
          <Box borderTopWidth="1px" borderColor="border" />
          <SwitchLine
            label={t('settings.hide')}
            hint={t('settings.hideHint')}
            checked={hidesCancelled === true}
            disabled={saving.isPending}
            onChange={({ target }) => hide(target.checked)}
          />
          <Box borderTopWidth="1px" borderColor="border" />
          <ReplaceLink />
        </Panel>
      )}
    </SettingsSection>
  );
}

function Subscribe({ to, word, outside = false }: { to: string; word: 'google' | 'apple' | 'outlook'; outside?: boolean }) {
  const { t } = useTranslation('calendar');
  return (
    <Button variant="outline" minH="11" asChild>
      <a href={to} {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
        {t(`settings.${word}`)}
      </a>
    </Button>
  );
}
