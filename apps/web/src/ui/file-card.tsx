import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { kindAndSize } from './file-size';
import { Stored } from './stored';

interface Props {
  name: string;
  bytes: number;
  icon?: ReactNode;
  children?: ReactNode;
}

/** A file by name and size: nothing of what it holds is shown. */
export function FileCard({ name, bytes, icon = <FileText aria-hidden />, children }: Props) {
  return (
    <Box
      position="relative"
      display="flex"
      alignItems="center"
      gap="3"
      w="17rem"
      maxW="full"
      minH="14"
      p="2"
      pe="3.5"
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l2"
      overflow="hidden"
      textAlign="start"
    >
      <Box
        display="flex"
        alignItems="center"
        justifyContent="center"
        boxSize="10"
        flexShrink={0}
        borderRadius="l1"
        bg="brand.subtle"
        color="brand.fg"
      >
        {icon}
      </Box>
      <Box flex="1" minW="0">
        <Text truncate fontWeight="semibold" textStyle="sm">
          <Stored>{name}</Stored>
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {kindAndSize(name, bytes)}
        </Text>
      </Box>
      {children}
    </Box>
  );
}
