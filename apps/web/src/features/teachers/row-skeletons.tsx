import { Box, Skeleton } from '@chakra-ui/react';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';

/** What stands in for teachers while they are loading, as large as they are. */
export function RowSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <Loading label={label}>
      <Box display="grid" gap={{ base: '4', md: '5' }}>
        {Array.from({ length: count }, (_, at) => (
          <Panel
            key={at}
            display="grid"
            columnGap="8"
            rowGap="5"
            alignItems="center"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' }}
          >
            <Box display="flex" gap={{ base: '4', md: '6' }}>
              <Skeleton w={{ base: '20', md: '28' }} h={{ base: '20', md: '28' }} flexShrink={0} borderRadius="l3" />
              <Box flex="1" display="grid" gap="2" alignContent="start">
                <Skeleton h="6" w="3/5" />
                <Skeleton h="5" w="2/5" />
                <Skeleton h="5" display={{ base: 'none', md: 'block' }} />
                <Skeleton h="5" w="4/5" />
              </Box>
            </Box>
            <Box display="grid" gap="4" ps={{ lg: '8' }}>
              <Skeleton h="8" w="1/3" />
              <Skeleton h="14" borderRadius="l2" />
              <Skeleton h="11" borderRadius="full" />
            </Box>
          </Panel>
        ))}
      </Box>
    </Loading>
  );
}
