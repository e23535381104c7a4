import type { ReactNode } from 'react';
import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { FoundTeachers } from '@somo/contracts/asks/catalog';
import type { TeacherCard } from '@somo/contracts/people';
import { commonSubjects } from '@somo/contracts/rules/profile';
import { subjectName } from '../../i18n/names';
import { useTaughtSubjects } from '../../lib/catalog';
import { Stored } from '../../ui/stored';
import type { Chosen } from './chosen';
import { CloseTeachers } from './close-teachers';
import { filterGroups, withoutGroup } from './filters';
import { PartsToRemove } from './parts-to-remove';
import { partsOf, useCloseMatches } from './use-close-matches';

const shown = 6;
const withoutFilters: Chosen = Object.assign({}, ...filterGroups.map(withoutGroup)) as Chosen;

export interface Props {
  chosen: Chosen;
  found: FoundTeachers | undefined;
  zone: string;
  /** Searches for a subject alone: the other filters may be why no teacher was found. */
  onSubject: (subject: string) => void;
  onChange: (values: Chosen) => void;
  onClear: () => void;
  /** Returns the cards of teachers. */
  cardsOf: (teachers: TeacherCard[]) => ReactNode;
}

/** A search that nobody matches at any time: what it is made of, and who comes closest. */
export function NoMatch({ chosen, found, zone, onSubject, onChange, onClear, cardsOf }: Props) {
  const { t } = useTranslation(['search', 'common', 'filters']);
  const parts = partsOf(chosen, t);
  const words = chosen.q;
  const filtered = parts.length > (words === undefined ? 0 : 1);
  const near = found?.nearSubjects ?? [];
  const taught = useTaughtSubjects(!filtered && near.length === 0).data?.items ?? [];
  const { counts, close } = useCloseMatches(chosen, parts, filtered ? undefined : near[0], zone, t);
  // The words come first among the parts. Where only doing without them helps, removing the filters does not.
  const [ofWords, ...ofFilters] = counts.map((count) => count?.count ?? 0);
  const areWordsWrong = words !== undefined && (ofWords ?? 0) > 0 && Math.max(0, ...ofFilters) === 0;
  const label = near.length > 0 ? t('nearSubjects') : t('commonSubjects');
  const subjects = near.length > 0 ? near : commonSubjects.filter((subject) => taught.includes(subject)).slice(0, shown);
  const text = words === undefined ? t('noneWithFilters') : t(filtered ? 'noneForWithFilters' : 'noneFor', { words });
  return (
    <>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" mb={{ base: '6', md: '8' }}>
        <Box overflowWrap="anywhere">
          <Heading as="h2" size={{ base: 'md', md: 'lg' }}>
            {t('noneTitle')}
          </Heading>
          <Text mt="1" maxW="65ch">
            {text}
          </Text>
        </Box>
        {parts.length > 1 && <PartsToRemove parts={parts} counts={counts} onRemove={onChange} />}
        {(!filtered || near.length > 0) && subjects.length > 0 && (
          <Box role="group" aria-label={label}>
            <Text color="fg.muted" textStyle="sm" mb="2">
              {label}
            </Text>
            <Box display="flex" flexWrap="wrap" gap="2">
              {subjects.map((subject) => (
                <Button key={subject} variant="subtle" size="sm" minH={{ base: '11', md: '9' }} onClick={() => onSubject(subject)}>
                  <Stored>{subjectName(subject)}</Stored>
                </Button>
              ))}
            </Box>
          </Box>
        )}
        <Button justifySelf="start" onClick={() => (areWordsWrong ? onChange({ q: '' }) : filtered ? onChange(withoutFilters) : onClear())}>
          {t(filtered && !areWordsWrong ? 'withoutFilters' : 'clearSearch')}
        </Button>
      </Box>
      <CloseTeachers close={close} onChange={onChange} cardsOf={cardsOf} />
    </>
  );
}
