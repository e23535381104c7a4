import { useState } from 'react';
import { Badge, Box, Skeleton, Tabs } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { LessonProblem, ProblemStatus } from '@somo/contracts/problems';
import { reportHours } from '@somo/contracts/rules/booking';
import { Each } from '../../ui/each';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { ShowMore } from '../../ui/show-more';
import { useProblems } from './api/list-problems';
import { ProblemCard } from './problem-card';
import { ResolveDialog } from './resolve-dialog';

const statuses = ['open', 'resolved'] as const satisfies ProblemStatus[];

/** Resolving a problem removes it from the list, so the focus goes to its tab. */
const chosenTab = () => document.querySelector<HTMLElement>('[role=tab][aria-selected=true]');

/** Open and resolved problems; the selected tab is in the URL. */
export function ProblemList() {
  const { t } = useTranslation('operations');
  const [search, setSearch] = useSearchParams();
  const [resolving, setResolving] = useState<LessonProblem | null>(null);
  const status = statuses.find((each) => each === search.get('status')) ?? 'open';
  const open = useProblems('open');
  const count = open.data?.pages.flatMap(({ items }) => items).length ?? 0;
  return (
    <>
      <Tabs.Root
        value={status}
        onValueChange={({ value }) => setSearch(value === 'resolved' ? { status: value } : {}, { replace: true, preventScrollReset: true })}
        lazyMount
        unmountOnExit
      >
        <Tabs.List mb="2">
          {statuses.map((each) => (
            <Tabs.Trigger key={each} value={each}>
              {t(`problems.${each}`)}
              {each === 'open' && count > 0 && (
                <Badge aria-hidden colorPalette="clay" size="sm" alignSelf="center">
                  {count}
                  {open.hasNextPage && '+'}
                </Badge>
              )}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {statuses.map((each) => (
          <Tabs.Content key={each} value={each}>
            <ProblemsOf status={each} onResolve={setResolving} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
      {resolving && (
        <ResolveDialog
          key={resolving.id}
          problem={resolving}
          onClose={() => setResolving(null)}
          returnTo={() => opener(resolving) ?? chosenTab()}
        />
      )}
    </>
  );
}

const opener = ({ id }: LessonProblem) => document.getElementById(`resolve-${id}`);

function ProblemsOf({ status, onResolve }: { status: ProblemStatus; onResolve: (problem: LessonProblem) => void }) {
  const { t } = useTranslation('operations');
  const list = useProblems(status);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      {list.isPending && (
        <Loading label={t('problems.loading')} display="grid" gap="6">
          {[0, 1].map((at) => (
            <Skeleton key={at} h="52" borderRadius="l3" />
          ))}
        </Loading>
      )}
      <FetchError of={list} text={t('problems.failed')} />
      {list.data && !list.isError && items.length === 0 && (
        <Panel>
          <EmptyState
            drawing={status === 'open' ? 'door' : 'path'}
            title={t(status === 'open' ? 'problems.empty' : 'problems.emptyResolved')}
            text={t(status === 'open' ? 'problems.emptyText' : 'problems.emptyResolvedText', { hours: reportHours })}
          />
        </Panel>
      )}
      <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        <Each of={items}>
          {(problem) => <ProblemCard problem={problem} onResolve={() => onResolve(problem)} resolveId={`resolve-${problem.id}`} />}
        </Each>
      </Box>
      <ShowMore of={list} />
    </>
  );
}
