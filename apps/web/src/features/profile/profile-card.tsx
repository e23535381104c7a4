import type { ReactNode } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import type { Person } from '@somo/contracts/people';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';

interface Props {
  label: string;
  person: Person;
  /** Below the name. */
  line: ReactNode;
  /** At the end of the line, on phones below it. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A person at a glance, as wide as the page: picture, name, and what `line`, `aside` and `children` add. */
export function ProfileCard({ label, person, line, aside, children }: Props) {
  return (
    <Panel asChild gridColumn={{ lg: '1 / -1' }}>
      <section aria-label={label}>
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap={{ base: '4', md: '6' }} rowGap="4">
          <PersonAvatar person={person} size="20" />
          <Box minW="0" flex="1 1 9rem">
            <Heading as="h2" size="lg" overflowWrap="anywhere">
              <Stored>{person.fullName}</Stored>
            </Heading>
            <Text color="fg.muted" overflowWrap="anywhere">
              {line}
            </Text>
          </Box>
          {aside}
        </Box>
        {children && <Box mt="5">{children}</Box>}
      </section>
    </Panel>
  );
}
