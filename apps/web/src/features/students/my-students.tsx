import { useDeferredValue, useState } from 'react';
import { Badge, Box, Heading, Tabs } from '@chakra-ui/react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StudentTab } from '@somo/contracts/students';
import { numberText } from '../../lib/format';
import { paths } from '../../lib/paths';
import { pages } from '../../lib/query';
import { useIsNarrow } from '../../lib/use-is-narrow';
import { EmptyState } from '../../ui/empty-state';
import { Facepile } from '../../ui/facepile';
import { ButtonLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { StudentDetails } from './student-details';
import { StudentFilters } from './student-filters';
import { StudentList } from './student-list';
import { StudentSheet } from './student-sheet';
import { useStudentChoice } from './use-student-choice';

/** A teacher's students: the list at the left and the chosen one beside it, or in a sheet from below on narrow screens. */
export function MyStudents() {
  const { t } = useTranslation('students');
  const isNarrow = useIsNarrow();
  const choice = useStudentChoice({ keepInHistory: isNarrow });
  const [search, setSearch] = useState('');
  const q = useDeferredValue(search.trim());
  const { tab, subject, student } = choice;
  const list = useInfiniteQuery({
    ...pages('GET /api/students', { query: { q: q || undefined, subject: subject ?? undefined, tab: tab === 'all' ? undefined : tab } }),
    placeholderData: keepPreviousData,
  });
  const facts = list.data?.pages[0];
  function clear(): void {
    setSearch('');
    choice.set({ tab: 'all', subject: null });
  }
  const close = () => choice.set({ student: null });
  return (
    <>
      <Box display="flex" alignItems="center" gap="3" mb={{ base: '4', md: '6' }} minH="9">
        <Heading as="h1" size="2xl">
          {t('title')}
        </Heading>
        {facts && facts.total > 0 && (
          <Badge alignSelf="center" mt="1">
            {t('total', { count: facts.total, number: numberText(facts.total) })}
          </Badge>
        )}
      </Box>
      {facts?.total === 0 && !student ? (
        <Panel>
          <EmptyState
            drawing="chat"
            title={t('none')}
            text={t('noneYet')}
            action={
              <ButtonLink to={paths.teacherRequests} variant="outline">
                {t('toRequests')}
              </ButtonLink>
            }
          />
        </Panel>
      ) : (
        <Box
          display="grid"
          gap="6"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)', xl: '22rem minmax(0, 1fr)' }}
        >
          <Panel
            p={{ base: '0', md: '0' }}
            overflow="hidden"
            position={{ lg: 'sticky' }}
            top={{ lg: '5.5rem' }}
            maxH={{ lg: 'calc(var(--screen-height) - 7rem)' }}
            display="flex"
            flexDirection="column"
          >
            <Tabs.Root
              value={tab}
              onValueChange={({ value }) => choice.set({ tab: value as StudentTab })}
              display="flex"
              flexDirection="column"
              minH="0"
            >
              <StudentFilters choice={choice} search={search} onSearch={setSearch} subjects={facts?.subjects ?? []} />
              <StudentList list={list} choice={choice} onClear={clear} />
            </Tabs.Root>
          </Panel>
          {!isNarrow && (
            <Panel asChild {...(student ? {} : { bg: 'transparent', boxShadow: 'none', py: '20' })}>
              <section aria-label={t('details')}>
                {student ? (
                  <StudentDetails key={student} studentId={student} />
                ) : (
                  <EmptyState
                    drawing="list"
                    picture={facts && facts.items.length > 1 && <Facepile people={facts.items} />}
                    title={t('noneChosen')}
                    text={t('chooseOne')}
                  />
                )}
              </section>
            </Panel>
          )}
        </Box>
      )}
      {isNarrow && student && <StudentSheet studentId={student} onClose={close} />}
    </>
  );
}
