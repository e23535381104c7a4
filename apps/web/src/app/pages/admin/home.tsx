import { Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LessonsToday } from '../../../features/operations/lessons-today';
import { NeedsAttention } from '../../../features/operations/needs-attention';
import { OpenCounts } from '../../../features/operations/open-counts';
import { QueuesButton } from '../../../features/operations/queues-button';
import { SearchForm } from '../../../features/operations/search-form';
import { SearchResults } from '../../../features/operations/search-results';
import { zoneLabel } from '../../../lib/format';
import { useNow } from '../../../lib/use-now';
import { useZone } from '../../../lib/use-session';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { Panel } from '../../../ui/panel';

export default function AdminHome() {
  const { t } = useTranslation(['operations', 'common']);
  const [search, setSearch] = useSearchParams();
  const zone = useZone();
  const now = useNow();
  const q = (search.get('q') ?? '').trim();
  return (
    <Page title={t('home.title')}>
      <PageHeader title={t('home.title')} text={q ? t('search.results', { text: q }) : t('home.text')}>
        <QueuesButton />
      </PageHeader>
      {!q && <OpenCounts />}
      <Panel mb="6">
        <SearchForm key={q} searched={q} onSearch={(text) => setSearch(text ? { q: text } : {}, { preventScrollReset: true })} />
      </Panel>
      {q ? (
        <>
          <Text color="fg.muted" textStyle="sm" mb="4">
            {t('common:timesIn', { zone: zoneLabel(zone, now) })}
          </Text>
          <SearchResults q={q} />
        </>
      ) : (
        <Stack gap="6">
          <NeedsAttention />
          <LessonsToday />
        </Stack>
      )}
    </Page>
  );
}
