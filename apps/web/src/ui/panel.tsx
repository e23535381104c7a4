import { Box, type BoxProps } from '@chakra-ui/react';

export function Panel(props: BoxProps) {
  return <Box bg="bg.panel" borderRadius="l3" boxShadow="card" p={{ base: '5', md: '6' }} minW="0" {...props} />;
}
