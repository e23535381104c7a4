import type { ReactNode } from 'react';
import { Box, Skeleton } from '@chakra-ui/react';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';

interface Props {
  children: ReactNode;
  faded?: boolean;
  /** Of three, only two are shown where a row has two. */
  even?: boolean;
}

const pairs = { '@media (min-width: 39.5em) and (max-width: 60.99em)': { '& > :nth-of-type(3)': { display: 'none' } } };

export function TeacherGrid({ children, faded = false, even = false }: Props) {
  return (
    <Box
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 18rem), 1fr))"
      gap="6"
      css={even ? pairs : undefined}
      opacity={faded ? 0.6 : 1}
      transition="opacity 150ms"
    >
      {children}
    </Box>
  );
}

export function TeacherSkeletons({ count, label, even = false }: { count: number; label: string; even?: boolean }) {
  return (
    <Loading label={label}>
      <TeacherGrid even={even}>
        {Array.from({ length: count }, (_, at) => (
          <Panel key={at} display="flex" flexDirection="column" gap="4">
            <Box display="flex" gap="4">
              <Skeleton w="16" h="16" borderRadius="l3" />
              <Box flex="1" display="flex" flexDirection="column" gap="2">
                <Skeleton h="6" />
                <Skeleton h="5" w="1/2" />
                <Skeleton h="4" w="1/2" />
                <Skeleton h="5" w="1/2" />
              </Box>
            </Box>
            <Skeleton h="12" />
            <Skeleton h="11" w="3/4" />
            <Skeleton h="9" w="1/2" mt="4" />
            <Skeleton h="11" borderRadius="full" />
          </Panel>
        ))}
      </TeacherGrid>
    </Loading>
  );
}
