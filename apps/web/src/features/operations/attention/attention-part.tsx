import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { Badge, Box, Heading, Skeleton, Text } from '@chakra-ui/react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Page } from '@somo/contracts/page';
import { Each } from '../../../ui/each';
import { FetchError } from '../../../ui/fetch-error';
import { TextLink } from '../../../ui/links';
import { Loading } from '../../../ui/loading';
import { countOf } from '../count-of';
import { QuietLine } from '../quiet-line';

const mostShown = 3;

/** Called with the id of a part once it is known, or cannot be known, whether nothing waits there. */
export const Quiet = createContext<(id: string, isQuiet: boolean) => void>(() => {});

interface Row {
  link: ReactNode;
  text: ReactNode;
}

interface Props<T> {
  id: string;
  title: string;
  /** The text if there is nothing to do. */
  none: string;
  failed: string;
  list: UseInfiniteQueryResult<InfiniteData<Page<T>>>;
  all: { label: string; url: string; evenIfNone: boolean };
  /** What is said of each. */
  children: (item: T) => Row;
}

/** The first few of a list that waits for an operator, with the way to all of them. */
export function AttentionPart<T extends { id: string }>({ id, title, none, failed, list, all, children }: Props<T>) {
  const { t } = useTranslation('operations');
  const link = (
    <TextLink to={all.url} whiteSpace="nowrap" textStyle={{ base: 'sm', md: 'md' }} ms="auto">
      {all.label}
    </TextLink>
  );
  const count = countOf<T>(list);
  const isQuiet = count === '0' && !list.isError;
  const tell = useContext(Quiet);
  const isKnown = !list.isPending;
  useEffect(() => {
    if (isKnown) tell(id, isQuiet);
  }, [tell, id, isKnown, isQuiet]);
  if (isQuiet)
    return (
      <Box as="section" aria-label={title} {...part} py="4" display="flex" flexWrap="wrap" alignItems="center" columnGap="4">
        <QuietLine>{none}</QuietLine>
        {all.evenIfNone && link}
      </Box>
    );
  return (
    <Box as="section" aria-labelledby={id} {...part}>
      <Box display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2" mb="2">
        <Box minW="0" me="auto">
          <Heading as="h2" size="md" id={id} display="inline">
            {title}
          </Heading>
          {count && (
            <Badge colorPalette="sun" size="sm" ms="2" verticalAlign="text-bottom">
              {count}
            </Badge>
          )}
        </Box>
        {link}
      </Box>
      {list.isPending && (
        <Loading label={t('lessons.loading')}>
          <Skeleton h="16" />
        </Loading>
      )}
      <FetchError compact of={list} text={failed} />
      <Box as="ul" listStyleType="none" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <Each of={list.data?.pages[0]?.items.slice(0, mostShown) ?? []} as="li">
          {(item) => {
            const row = children(item);
            return (
              <li>
                {row.link}
                <Text color="fg.muted" textStyle="sm">
                  {row.text}
                </Text>
              </li>
            );
          }}
        </Each>
      </Box>
    </Box>
  );
}

/** The parts share one panel. */
const part = {
  px: { base: '5', md: '6' },
  py: '5',
  borderTopWidth: '1px',
  borderColor: 'border',
  _first: { borderTopWidth: '0' },
} as const;
