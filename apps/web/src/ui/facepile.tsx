import { Box } from '@chakra-ui/react';
import type { Person } from '@somo/contracts/people';
import { PersonAvatar } from './person-avatar';

const most = 5;

/** A few people, overlapping, for the eye alone: the text beside it says what they are. */
export function Facepile({ people }: { people: Pick<Person, 'id' | 'firstName' | 'lastName' | 'avatarUrl'>[] }) {
  return (
    <Box display="flex" justifyContent="center" aria-hidden>
      {people.slice(0, most).map((person) => (
        <Box key={person.id} ms="-3" _first={{ ms: '0' }} borderWidth="3px" borderColor="bg" borderRadius="l3" bg="bg">
          <PersonAvatar person={person} size="16" />
        </Box>
      ))}
    </Box>
  );
}
