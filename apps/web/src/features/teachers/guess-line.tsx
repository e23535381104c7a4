import { Box, Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { subjectList } from '../../i18n/names';

interface Props {
  words: string;
  /** What the words were taken for; undefined for a similar name. */
  subjects: string[] | undefined;
  onClear: () => void;
}

/** Says that nobody has the words themselves, and what is shown for them. */
export function GuessLine({ words, subjects, onClear }: Props) {
  const { t } = useTranslation(['filters', 'search']);
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" mb={{ base: '1', md: '2' }}>
      <Box minW="0" overflowWrap="anywhere">
        <bdi>{subjects ? t('guess', { words, subjects: subjectList(subjects) }) : t('guessName', { words })}</bdi>
      </Box>
      <Button variant="plain" size="sm" px="0" minH={{ base: '11', md: '9' }} onClick={onClear}>
        {t('search:clearSearch')}
      </Button>
    </Box>
  );
}
