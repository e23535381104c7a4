import { useRef, useState } from 'react';
import { Box, Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DataExportState } from '@somo/contracts/exports';
import { pollEvery } from '../../lib/data-saver';
import { dateOf, dayAndTime } from '../../lib/format';
import { refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { useZone } from '../../lib/use-session';
import { FetchError } from '../../ui/fetch-error';
import { fileSize } from '../../ui/file-size';
import { LiveRegion } from '../../ui/live-region';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { useDownloadExport } from './api/data-export';
import { RequestExportDialog } from './request-export-dialog';
import { SettingsSection } from './settings-section';

/** Makes up for a missed push. */
const lookEveryMs = 5_000;

/** Asks for a copy of everything Somo stores about the user, and downloads it. */
export function ExportPanel() {
  const { t } = useTranslation('settings');
  const state = useQuery({
    ...query('GET /api/me/export'),
    refetchInterval: ({ state: { data } }) => (data?.isMaking ?? false) && pollEvery(lookEveryMs),
  });
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <SettingsSection title={t('export.title')} text={t('export.text')} heading={heading}>
      <Panel>
        {state.isPending && (
          <Loading label={t('loading')}>
            <Skeleton h="6" />
          </Loading>
        )}
        <FetchError of={state} text={t('export.loadFailed')} compact />
        {state.data && <Copy state={state.data} onAsk={() => setAsking(true)} />}
        {isAsking && <RequestExportDialog onClose={() => setAsking(false)} returnTo={() => heading.current} />}
      </Panel>
    </SettingsSection>
  );
}

function Copy({ state: { current, isMaking, nextAt }, onAsk }: { state: DataExportState; onAsk: () => void }) {
  const { t } = useTranslation('settings');
  const zone = useZone();
  const downloading = useDownloadExport();
  const save = () =>
    downloading.mutate(undefined, {
      onError: (error) => toast(t('export.notDownloaded'), refusalOf(error) ?? t('notSavedText'), 'error'),
    });
  return (
    <Stack gap="4">
      <LiveRegion>{isMaking && <Text>{t('export.making')}</Text>}</LiveRegion>
      {current && (
        <Text>
          {t('export.ready', {
            day: dateOf(current.requestedAt, zone),
            size: fileSize(current.bytes),
            until: dayAndTime(current.expiresAt, zone),
          })}
        </Text>
      )}
      <Box display="flex" flexWrap="wrap" gap="3">
        {current && (
          <Button loading={downloading.isPending} loadingText={t('export.downloading')} onClick={save}>
            {t('export.download')}
          </Button>
        )}
        {nextAt === null && (
          <Button variant="outline" onClick={onAsk}>
            {t(current ? 'export.askAgain' : 'export.ask')}
          </Button>
        )}
      </Box>
      {nextAt !== null && !isMaking && (
        <Text color="fg.muted" textStyle="sm">
          {t('export.next', { time: dayAndTime(nextAt, zone) })}
        </Text>
      )}
    </Stack>
  );
}
