import type { ReactNode } from 'react';
import { Box } from '@chakra-ui/react';
import { bottomEdge } from '../../ui/bottom-edge';
import { HourlyPrice } from './hourly-price';

/** The price and the way to book, at the bottom of a narrow screen while one reads about the teacher. */
export function BookingBar({ cents, children }: { cents: number; children: ReactNode }) {
  return (
    <Box
      position="sticky"
      bottom={bottomEdge}
      zIndex="sticky"
      mx={{ base: '-4', md: '-8' }}
      mt="8"
      mb={{ base: '-6', md: '-10' }}
      px={{ base: '4', md: '8' }}
      pt="3"
      pb="max(0.75rem, env(safe-area-inset-bottom))"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="2"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border"
    >
      <HourlyPrice cents={cents} />
      {children}
    </Box>
  );
}
