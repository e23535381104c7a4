import { Box, Button, Skeleton, Stack, Tabs } from '@chakra-ui/react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { KnownPersonPage } from '@somo/contracts/students';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { Each } from '../../ui/each';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { ShowMore } from '../../ui/show-more';
import { StudentRow } from './student-row';
import type { StudentChoice } from './use-student-choice';

interface Props {
  list: UseInfiniteQueryResult<InfiniteData<KnownPersonPage>>;
  choice: StudentChoice;
  onClear: () => void;
}

/** The students of the chosen tab. */
export function StudentList({ list, choice, onClear }: Props) {
  const { t } = useTranslation('students');
  const zone = useZone();
  const now = useNow(60_000);
  const students = list.data?.pages.flatMap(({ items }) => items);
  return (
    <Tabs.Content value={choice.tab} pt="0" p="2" pb="4" flex="1" minH="0" overflowY={{ lg: 'auto' }} aria-busy={list.isPlaceholderData}>
      {list.isPending && (
        <Loading label={t('loading')}>
          <Stack gap="4" p="2.5">
            {[1, 2, 3, 4, 5].map((row) => (
              <Box key={row} display="flex" gap="3" alignItems="center">
                <Skeleton boxSize="11" borderRadius="l2" flexShrink={0} />
                <Stack gap="2" flex="1">
                  <Skeleton h="4" w="60%" />
                  <Skeleton h="3" w="90%" />
                </Stack>
              </Box>
            ))}
          </Stack>
        </Loading>
      )}
      <FetchError compact={students !== undefined} of={list} text={t('failed')} />
      {students?.length === 0 && (
        <EmptyState
          drawing="search"
          title={t('none')}
          text={t('noneMatch')}
          action={
            <Button variant="outline" onClick={onClear}>
              {t('clear')}
            </Button>
          }
        />
      )}
      {students && students.length > 0 && (
        <Stack as="ul" gap="1" listStyleType="none" aria-label={t('list')}>
          <Each of={students} as="li">
            {(student) => (
              <StudentRow
                {...{ student, now, zone }}
                isChosen={student.id === choice.student}
                onChoose={() => choice.set({ student: student.id })}
              />
            )}
          </Each>
        </Stack>
      )}
      <ShowMore of={list} />
    </Tabs.Content>
  );
}
