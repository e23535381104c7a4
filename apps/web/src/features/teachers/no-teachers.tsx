import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { commonSubjects } from '@somo/contracts/rules/profile';
import { EmptyState } from '../../ui/empty-state';
import { Stored } from '../../ui/stored';

const shown = 6;

interface Props {
  searched: boolean;
  /** What was typed. */
  words: string | undefined;
  /** Subjects with a name like what was typed. */
  near: string[];
  /** Searches for a subject alone: the other filters may be why no teacher was found. */
  onSubject: (subject: string) => void;
  onClear: () => void;
}

/** The result of a search that found no teacher, with ways to go on. */
export function NoTeachers({ searched, words, near, onSubject, onClear }: Props) {
  const { t } = useTranslation('teachers');
  const label = near.length > 0 ? t('nearSubjects') : t('commonSubjects');
  const subjects = near.length > 0 ? near : commonSubjects.slice(0, shown);
  return (
    <EmptyState
      drawing="search"
      title={t('noneTitle')}
      text={searched ? (words ? t('noneTextFor', { words }) : t('noneText')) : t('noneYetText')}
      action={
        searched && (
          <>
            <Box role="group" aria-label={label} mb="6">
              <Text color="fg.muted" textStyle="sm" mb="2">
                {label}
              </Text>
              <Box display="flex" flexWrap="wrap" justifyContent="center" gap="2" maxW="md">
                {subjects.map((subject) => (
                  <Button key={subject} variant="outline" size="sm" onClick={() => onSubject(subject)}>
                    <Stored>{subject}</Stored>
                  </Button>
                ))}
              </Box>
            </Box>
            <Button onClick={onClear}>{t('clearSearch')}</Button>
          </>
        )
      }
    />
  );
}
