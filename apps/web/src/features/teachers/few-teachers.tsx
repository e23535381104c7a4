import type { ReactNode } from 'react';
import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TeacherCard } from '@somo/contracts/people';
import type { Chosen } from './chosen';
import { CloseTeachers } from './close-teachers';
import { partsOf } from './use-close-matches';
import { useMoreMatches } from './use-more-matches';

interface Props {
  chosen: Chosen;
  found: TeacherCard[];
  zone: string;
  onChange: (values: Chosen) => void;
  /** Returns the cards of teachers. */
  cardsOf: (teachers: TeacherCard[]) => ReactNode;
}

/** After the few whom a search finds: more for the same topic, without the filter that keeps most of them out. */
export function FewTeachers({ chosen, found, zone, onChange, cardsOf }: Props) {
  const { t } = useTranslation(['search', 'common', 'filters']);
  const more = useMoreMatches(chosen, partsOf(chosen, t), found, zone, t);
  if (more === null) return null;
  return (
    <Box mt={{ base: '6', md: '8' }}>
      <CloseTeachers close={more} onChange={onChange} cardsOf={cardsOf} />
    </Box>
  );
}
