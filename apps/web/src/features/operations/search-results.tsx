import { Badge, Box, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { FoundAccount } from '@somo/contracts/operators-search';
import { paths } from '../../lib/paths';
import { useMay } from '../../lib/use-may';
import { Each } from '../../ui/each';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { TextLink } from '../../ui/links';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { Stored } from '../../ui/stored';
import { useOperatorSearch } from './api/search-operations';
import { LessonTable } from './lesson-table';

export function SearchResults({ q }: { q: string }) {
  const { t } = useTranslation('operations');
  const query = useOperatorSearch(q);
  const mayLessons = useMay()('GET /api/admin/lessons/:id/timeline');
  const { people = [], lessons = [] } = query.data ?? {};
  const foundNothing = query.data && people.length === 0 && lessons.length === 0;
  return (
    <Stack gap="6">
      {query.isPending && (
        <Loading label={t('search.loading')}>
          <Skeleton h="32" borderRadius="l3" />
        </Loading>
      )}
      <FetchError of={query} text={t('search.failed')} />
      {foundNothing && (
        <Panel>
          <EmptyState drawing="search" title={t('search.none')} text={t('search.noneText')} />
        </Panel>
      )}
      {people.length > 0 && (
        <Panel as="section" aria-labelledby="found-people">
          <Heading as="h2" size="md" id="found-people" mb="3">
            {t('search.people')}
          </Heading>
          <Box as="ul" listStyleType="none">
            <Each of={people} as="li">
              {(account) => <AccountRow account={account} url={paths.adminPerson(account.id)} />}
            </Each>
          </Box>
        </Panel>
      )}
      {lessons.length > 0 && (
        <LessonTable title={t(people.length > 0 ? 'search.latestLessons' : 'search.lesson')} lessons={lessons} dated />
      )}
      {people.length > 0 && lessons.length === 0 && mayLessons && <Text color="fg.muted">{t('search.noLessons')}</Text>}
    </Stack>
  );
}

function AccountRow({ account, url }: { account: FoundAccount; url: string }) {
  const { t } = useTranslation('operations');
  const name = account.fullName === '' ? t('search.unnamed') : <Stored>{account.fullName}</Stored>;
  return (
    <Box as="li" display="flex" flexWrap="wrap" columnGap="4" rowGap="1" alignItems="center" py="2">
      <Box fontWeight="semibold" minW="0">
        <TextLink to={url}>{name}</TextLink>
      </Box>
      <Text color="fg.muted" overflowWrap="anywhere">
        <Stored>{account.email}</Stored>
      </Text>
      <Badge size="sm" variant="outline">
        {t(`search.roles.${account.role ?? 'none'}`)}
      </Badge>
      {account.restricted && (
        <Badge size="sm" colorPalette="sun">
          {t('people.restricted')}
        </Badge>
      )}
      {account.suspended && (
        <Badge size="sm" colorPalette="clay">
          {t('search.suspended')}
        </Badge>
      )}
    </Box>
  );
}
