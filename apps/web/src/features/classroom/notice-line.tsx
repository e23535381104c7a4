import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';

interface Props {
  role: 'alert' | 'status' | 'timer';
  text: string;
  children?: ReactNode;
}

/** A sentence above the controls, with what can be done about it. It covers neither them nor the stage. */
export function NoticeLine({ role, text, children }: Props) {
  return (
    <Box
      role={role}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      columnGap={{ base: '2', md: '4' }}
      rowGap="1"
      px="4"
      py="1.5"
      minH="12"
      bg="sand.800"
      color="sand.50"
      textStyle="sm"
    >
      <Text>{text}</Text>
      {children && (
        <Box display="flex" alignItems="center" gap="2">
          {children}
        </Box>
      )}
    </Box>
  );
}
