import { Badge, Box, Button, Skeleton, Tabs, Text } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { caseKinds, type CaseKind, type CaseStatus } from '@somo/contracts/cases';
import { pages } from '../../lib/query';
import { useMay } from '../../lib/use-may';
import { Each } from '../../ui/each';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { SelectField } from '../../ui/select-field';
import { ShowMore } from '../../ui/show-more';
import { Table } from '../../ui/table';
import { CaseRow } from './case-row';
import { countOf } from './count-of';

const statuses = ['open', 'closed'] as const satisfies CaseStatus[];

const useCases = (status: CaseStatus, kind: CaseKind | undefined) =>
  useInfiniteQuery(pages('GET /api/admin/cases', { query: { status, ...(kind ? { kind } : {}) } }));

/** Everything that was reported, in one order; status and kind are in the URL. */
export function CaseList() {
  const { t } = useTranslation('operations');
  const [search, setSearch] = useSearchParams();
  // 'answered' is in links of before.
  const status = ['closed', 'answered'].includes(search.get('status') ?? '') ? 'closed' : 'open';
  const kind = caseKinds.find((each) => each === search.get('kind'));
  const count = countOf(useCases('open', kind));
  const mayProblems = useMay()('GET /api/admin/problems');
  const show = (next: { status: string; kind: string | undefined }) =>
    setSearch(
      { ...(next.status === 'open' ? {} : { status: next.status }), ...(next.kind ? { kind: next.kind } : {}) },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Tabs.Root value={status} onValueChange={({ value }) => show({ status: value, kind })} lazyMount unmountOnExit>
      <Tabs.List mb="4">
        {statuses.map((each) => (
          <Tabs.Trigger key={each} value={each}>
            {t(`cases.${each}`)}
            {each === 'open' && count && count !== '0' && (
              <Badge aria-hidden colorPalette="clay" size="sm" alignSelf="center">
                {count}
              </Badge>
            )}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Box w={{ base: 'full', sm: '56' }} mb="4">
        <SelectField
          label={t('cases.kind')}
          hideLabel
          value={kind ?? ''}
          onChange={(value) => show({ status, kind: value })}
          options={[
            { value: '', label: t('cases.all') },
            ...caseKinds
              .filter((value) => value !== 'problem' || mayProblems)
              .map((value) => ({ value, label: t(`cases.kinds.${value}`) })),
          ]}
        />
      </Box>
      {statuses.map((each) => (
        <Tabs.Content key={each} value={each} pt="0">
          <CasesOf status={each} kind={kind} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function CasesOf({ status, kind }: { status: CaseStatus; kind: CaseKind | undefined }) {
  const { t } = useTranslation('operations');
  const list = useCases(status, kind);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const missing = [...new Set(list.data?.pages.flatMap((page) => page.missing))];
  const isOpen = status === 'open';
  const columns = (['case', 'reported', 'reporter', isOpen ? 'since' : 'outcome'] as const).map((name) => ({
    name: t(`cases.columns.${name}`),
  }));
  return (
    <>
      {list.isPending && (
        <Loading label={t('cases.loading')}>
          <Panel display="flex" flexDirection="column" gap="5">
            {[0, 1, 2].map((at) => (
              <Skeleton key={at} h="10" />
            ))}
          </Panel>
        </Loading>
      )}
      <FetchError of={list} text={t('cases.failed')} />
      {missing.map((source) => (
        <Box
          key={source}
          role="alert"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="3"
          bg="sun.subtle"
          borderRadius="l2"
          px="4"
          py="3"
          mb="4"
        >
          <Text>
            {t(`cases.missing.${source}`)} {t('cases.missingText')}
          </Text>
          <Button variant="outline" size="sm" minH={{ base: '11', md: '9' }} onClick={() => void list.refetch()}>
            {t('cases.retry')}
          </Button>
        </Box>
      ))}
      {list.data && !list.isError && items.length === 0 && missing.length === 0 && (
        <Panel>
          <EmptyState
            drawing={isOpen ? 'door' : 'path'}
            title={kind ? t('cases.emptyKind') : t(isOpen ? 'cases.empty' : 'cases.emptyClosed')}
            text={t(isOpen ? 'cases.emptyText' : 'cases.emptyClosedText')}
          />
        </Panel>
      )}
      {items.length > 0 && (
        <Panel p="0">
          <Table label={t('cases.title')} columns={columns}>
            <Each of={items} as="tr">
              {(one) => <CaseRow of={one} />}
            </Each>
          </Table>
        </Panel>
      )}
      <ShowMore of={list} />
    </>
  );
}
