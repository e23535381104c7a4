import { Box, Skeleton } from '@chakra-ui/react';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';

export function PeopleLoading({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Panel display="flex" flexDirection="column" gap="5">
        {[0, 1, 2, 3, 4].map((at) => (
          <Box key={at} display="flex" alignItems="center" gap="3">
            <Skeleton w="11" h="11" borderRadius="l2" flexShrink={0} />
            <Skeleton h="5" w="60%" maxW="xs" />
          </Box>
        ))}
      </Panel>
    </Loading>
  );
}
