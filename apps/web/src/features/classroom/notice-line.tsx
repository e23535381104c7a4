import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';

interface Props {
  /** None in a live region. */
  role?: 'alert' | 'status' | 'timer';
  text: string;
  icon?: ReactNode;
  /** Something that must not be missed. */
  isLoud?: boolean;
  children?: ReactNode;
}

/** A sentence above the controls, with what can be done about it. It covers neither them nor the stage. */
export function NoticeLine({ role, text, icon, isLoud = false, children }: Props) {
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
      bg={isLoud ? 'brand.solid' : 'sand.800'}
      color="sand.50"
      textStyle="sm"
    >
      <Text display="flex" alignItems="center" gap="2" fontVariantNumeric="tabular-nums" {...(isLoud ? { fontWeight: 'semibold' } : {})}>
        {icon}
        <span>{text}</span>
      </Text>
      {children && (
        <Box display="flex" alignItems="center" gap="2">
          {children}
        </Box>
      )}
    </Box>
  );
}
