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
  /** Below that, and at last what leads elsewhere. */
  children?: ReactNode;
  action?: ReactNode;
}

/** A person at a glance: a large picture, the name, and what `line`, `children` and `action` add. */
export function ProfileCard({ label, person, line, children, action }: Props) {
  return (
    <Panel asChild>
      <section aria-label={label}>
        <Box display="flex" flexDirection={{ base: 'row', lg: 'column' }} alignItems={{ base: 'center', lg: 'flex-start' }} gap="4">
          <Box css={{ lg: { '& > div': { w: '32', h: '32' } } }}>
            <PersonAvatar person={person} size="20" />
          </Box>
          <Box minW="0" maxW="full">
            <Heading as="h2" size="lg" overflowWrap="anywhere">
              <Stored>{person.fullName}</Stored>
            </Heading>
            <Text color="fg.muted" overflowWrap="anywhere">
              {line}
            </Text>
          </Box>
        </Box>
        {children && <Box mt="4">{children}</Box>}
        {action && <Box mt="5">{action}</Box>}
      </section>
    </Panel>
  );
}
