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
  children?: ReactNode;
}

/** A person at a glance: picture, name, and what `line` and `children` add. */
export function ProfileCard({ label, person, line, children }: Props) {
  return (
    <Panel asChild>
      <section aria-label={label}>
        <Box display="flex" alignItems="center" gap="4">
          <PersonAvatar person={person} size="20" />
          <Box minW="0">
            <Heading as="h2" size="md" overflowWrap="anywhere">
              <Stored>{person.fullName}</Stored>
            </Heading>
            <Text color="fg.muted" overflowWrap="anywhere">
              {line}
            </Text>
          </Box>
        </Box>
        {children && <Box mt="5">{children}</Box>}
      </section>
    </Panel>
  );
}
