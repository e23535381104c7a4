import type { ReactNode } from 'react';
import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TeacherCard } from '@somo/contracts/people';
import type { Chosen } from './chosen';
import { countText } from './result-count';
import { RowSkeletons } from './row-skeletons';
import type { CloseMatches } from './use-close-matches';

interface Props {
  /** Undefined while that is not known, null for nobody. */
  close: CloseMatches | null | undefined;
  onChange: (changes: Chosen) => void;
  cardsOf: (teachers: TeacherCard[]) => ReactNode;
}

/** Those whom a search that finds nobody comes closest to. */
export function CloseTeachers({ close, onChange, cardsOf }: Props) {
  const { t } = useTranslation(['filters', 'teachers']);
  const { t: ofSearch } = useTranslation('search');
  if (close === undefined) return <RowSkeletons count={1} label={t('teachers:searching')} />;
  if (close === null) return null;
  return (
    <Box as="section" aria-labelledby="close-teachers">
      <Box borderTopWidth="1px" borderColor="border" pt={{ base: '5', md: '6' }} mb={{ base: '3', md: '5' }}>
        <Heading as="h2" id="close-teachers" size="md">
          {t(close.about === null ? 'otherTeachers' : 'closeMatches')}
        </Heading>
        {close.about !== null && (
          <Text color="fg.muted" overflowWrap="anywhere">
            <bdi>{close.about}</bdi>
          </Text>
        )}
      </Box>
      {cardsOf(close.teachers)}
      {(close.more || close.count > close.teachers.length) && (
        <Box textAlign="center" mt="6">
          <Button variant="outline" onClick={() => onChange(close.changes)}>
            {t('seeAll', { found: countText(close, ofSearch) })}
          </Button>
        </Box>
      )}
    </Box>
  );
}
