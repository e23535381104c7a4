import { Box, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ContentField } from '@somo/contracts/dead-letters';
import { query } from '../../../lib/query';
import { FetchError } from '../../../ui/fetch-error';
import { Loading } from '../../../ui/loading';
import { useMoment } from '../use-moment';
import type { FailedWork } from './failed-work';

/** What an event or a job holds, without texts that may be about a person, and when it failed. */
export function DeadLetterContent({ letter: { id, service }, labelledBy }: { letter: FailedWork; labelledBy: string }) {
  const { t } = useTranslation('operations');
  const moment = useMoment();
  const content = useQuery(query('GET /api/admin/dead-letters/:id', { params: { id }, query: { service } }));
  return (
    <Box role="region" aria-labelledby={labelledBy} flexBasis="100%" minW="0" bg="bg.muted" borderRadius="l2" p="4">
      {content.isPending && (
        <Loading label={t('system.content.loading')}>
          <Skeleton h="24" />
        </Loading>
      )}
      <FetchError of={content} text={t('system.content.failed')} compact />
      {content.data && (
        <Stack gap="4" textStyle="sm">
          <Text color="fg.muted">{t('system.content.masked')}</Text>
          <Box as="dl" display="grid" gap="1.5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' }} columnGap="6">
            {content.data.fields.map((field, at) => (
              <Field key={at} field={field} />
            ))}
          </Box>
          <Text>
            {content.data.failedAt.length === 0
              ? t('system.content.noTimes')
              : t('system.content.times', { times: content.data.failedAt.map((at) => moment(at)).join(' · ') })}
          </Text>
        </Stack>
      )}
    </Box>
  );
}

function Field({ field: { name, value, characters } }: { field: ContentField }) {
  const { t } = useTranslation('operations');
  return (
    <>
      <Text as="dt" color="fg.muted" fontFamily="ui-monospace, monospace" overflowWrap="anywhere">
        <bdi>{name}</bdi>
      </Text>
      <Box as="dd" fontFamily={value === null ? undefined : 'ui-monospace, monospace'} overflowWrap="anywhere" minW="0">
        {value === null ? t('system.content.hidden', { count: characters ?? 0 }) : <bdi>{value}</bdi>}
      </Box>
    </>
  );
}
