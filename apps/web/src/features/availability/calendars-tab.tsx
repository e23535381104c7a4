import { Box, Skeleton, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pollEvery } from '../../lib/data-saver';
import { query } from '../../lib/query';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { BusyList } from './busy-list';
import { ConnectedCalendars } from './connected-calendars';
import { FindAddress } from './find-address';

const readingMs = 3_000;

/** Calendars elsewhere that keep a teacher's time free, and what was read from them. */
export function CalendarsTab() {
  const { t } = useTranslation('availability');
  const found = useQuery({
    ...query('GET /api/me/external-calendars'),
    // Only after adding one was interrupted: otherwise it is read while it is added.
    refetchInterval: ({ state }) => state.data?.items.some(({ state: is }) => is === 'reading') && pollEvery(readingMs),
  });
  return (
    <Box display="grid" gap="6" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}>
      <Stack gap="6" minW="0">
        {found.isPending && (
          <Loading label={t('calendars.loading')}>
            <Skeleton h="64" borderRadius="l3" />
          </Loading>
        )}
        <FetchError of={found} text={t('calendars.failed')} />
        {found.data && <ConnectedCalendars calendars={found.data.items} />}
      </Stack>
      {found.data && found.data.items.length > 0 ? (
        <BusyList calendars={found.data.items} />
      ) : (
        <Panel>
          <FindAddress />
        </Panel>
      )}
    </Box>
  );
}
