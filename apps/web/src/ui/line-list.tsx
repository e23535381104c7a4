import type { ReactNode } from 'react';
import { Box, Skeleton, Stack } from '@chakra-ui/react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Each } from './each';
import { FetchError } from './fetch-error';
import { Loading } from './loading';
import { Panel } from './panel';
import { ShowMore } from './show-more';

interface Props<T> {
  of: UseInfiniteQueryResult<InfiniteData<{ items: T[] }>>;
  /** The name of the list, and what is said while it loads and where that fails. */
  name: string;
  loading: string;
  failed: string;
  /** What is shown instead of an empty list. */
  none: ReactNode;
  children: (item: T) => ReactNode;
}

/** People one below the other, fetched page by page. */
export function LineList<T extends { id: string }>({ of: list, name, loading, failed, none, children }: Props<T>) {
  const items = list.data?.pages.flatMap((page) => page.items);
  return (
    <>
      {list.isPending && (
        <Loading label={loading}>
          <Panel>
            <Stack gap="6">
              {[1, 2, 3].map((row) => (
                <Box key={row} display="flex" gap="4" alignItems="center">
                  <Skeleton boxSize="16" borderRadius="l3" flexShrink={0} />
                  <Stack gap="2" flex="1">
                    <Skeleton h="5" w="40%" />
                    <Skeleton h="4" w="60%" />
                  </Stack>
                </Box>
              ))}
            </Stack>
          </Panel>
        </Loading>
      )}
      <FetchError of={list} text={failed} />
      {items?.length === 0 && <Panel>{none}</Panel>}
      {items && items.length > 0 && (
        <Panel as="ul" listStyleType="none" py={{ base: '1', md: '2' }} aria-label={name}>
          <Each of={items} as="li">
            {children}
          </Each>
        </Panel>
      )}
      <ShowMore of={list} />
    </>
  );
}
