import type { ReactNode } from 'react';
import { Box, Heading } from '@chakra-ui/react';
import type { Instant } from '@somo/contracts/time';
import { consecutive } from '../../lib/consecutive';
import { dayOf, fullDayText } from '../../lib/format';
import { Isolated } from '../../ui/each';
import { Panel } from '../../ui/panel';

interface Props<T> {
  /** Tells apart two lists on a page. */
  id: string;
  items: T[];
  zone: string;
  atOf: (item: T) => Instant;
  keyOf: (item: T, at: number) => string;
  children: (item: T) => ReactNode;
}

/** A panel with a list for each day. */
export function DayList<T>({ id, items, zone, atOf, keyOf, children }: Props<T>) {
  return (
    <Panel p="0" overflow="hidden">
      {consecutive(items, (item) => dayOf(atOf(item), zone)).map(({ key: day, items: ofDay }) => (
        <Isolated key={day} of={day}>
          {() => (
            <Box as="section" aria-labelledby={`${id}-${day}`}>
              <Heading
                as="h3"
                id={`${id}-${day}`}
                textStyle="sm"
                fontFamily="body"
                fontWeight="semibold"
                color="fg.muted"
                bg={{ _light: 'bg.subtle', _dark: 'bg.muted' }}
                px={{ base: '5', md: '6' }}
                py="2"
              >
                {fullDayText(day)}
              </Heading>
              <Box as="ol" listStyleType="none" py="1.5">
                {ofDay.map((item, at) => (
                  <Isolated key={keyOf(item, at)} of={item} as="li">
                    {() => children(item)}
                  </Isolated>
                ))}
              </Box>
            </Box>
          )}
        </Isolated>
      ))}
    </Panel>
  );
}
