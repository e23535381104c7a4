import { useState } from 'react';
import { Box, Button, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AccountCase } from '@somo/contracts/operators';
import { query } from '../../lib/query';
import { FetchError } from '../../ui/fetch-error';
import { LiveRegion } from '../../ui/live-region';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import type { DataAct } from './api/person-data';
import { DataDialog } from './data-dialog';
import { useMoment } from './use-moment';

const headingId = 'person-data';

/** A copy of a person's data, and closing their account, for people who have asked for it and cannot sign in. */
export function PersonData({ account }: { account: AccountCase }) {
  const { t } = useTranslation('operations');
  const moment = useMoment();
  const [asked, setAsked] = useState<DataAct | null>(null);
  const data = useQuery(query('GET /api/admin/people/:id/data', { params: { id: account.userId } }));
  const { eraseAt = null, copy } = data.data ?? {};
  const button = (act: DataAct) => (
    <Button
      id={`data-${act}`}
      variant="outline"
      colorPalette={act === 'close' ? 'clay' : undefined}
      alignSelf="flex-start"
      onClick={() => setAsked(act)}
    >
      {t(`data.${act}`)}
    </Button>
  );
  return (
    <Panel as="section" aria-labelledby={headingId}>
      <Heading as="h2" size="md" id={headingId} tabIndex={-1} outline="0" mb="2">
        {t('data.title')}
      </Heading>
      <Text color="fg.muted" textStyle="sm" mb="4">
        {t('data.text')}
      </Text>
      {data.isPending && (
        <Loading label={t('data.loading')}>
          <Skeleton h="16" />
        </Loading>
      )}
      <FetchError of={data} text={t('data.failed')} compact />
      {data.data && copy && (
        <Stack gap="4">
          <LiveRegion>{copy.isMaking && <Text>{t('data.making')}</Text>}</LiveRegion>
          {copy.current && <Text>{t('data.ready', { until: moment(copy.current.expiresAt) })}</Text>}
          {eraseAt && <Text color="clay.fg">{t('data.closing', { when: moment(eraseAt) })}</Text>}
          {copy.nextAt === null && button('export')}
          {copy.nextAt !== null && (
            <Text color="fg.muted" textStyle="sm">
              {t('data.next', { when: moment(copy.nextAt) })}
            </Text>
          )}
          {(eraseAt || account.suspendedAt === null) && (
            <Box borderTopWidth="1px" borderColor="border" pt="4" display="flex" flexDirection="column">
              {button(eraseAt ? 'keep' : 'close')}
            </Box>
          )}
          {asked && (
            <DataDialog
              act={asked}
              account={account}
              closing={data.data.closing}
              onClose={() => setAsked(null)}
              returnTo={() => document.getElementById(`data-${asked}`) ?? document.getElementById(headingId)}
            />
          )}
        </Stack>
      )}
    </Panel>
  );
}
