import { useState } from 'react';
import { Box, Button, Input, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { SubjectChoice } from '@somo/contracts/asks/catalog';
import { commonSubjects, subjectsMax } from '@somo/contracts/rules/profile';
import { subjectName } from '../../i18n/names';
import { Chip } from '../../ui/chip';
import { FetchError } from '../../ui/fetch-error';
import { LiveRegion } from '../../ui/live-region';
import { Stored } from '../../ui/stored';
import { withModule, withSubject } from './choices';
import { ModulePicker } from './module-picker';
import { useSubjectSearch } from './use-subject-search';

const firstShown = 12;

const commonFirst = (subjects: string[]) => [...subjects].sort((a, b) => rankOf(a) - rankOf(b));
const rankOf = (subject: string) => (commonSubjects.includes(subject) ? 0 : 1);

interface Props {
  choices: SubjectChoice[];
  onChange: (choices: SubjectChoice[]) => void;
  error?: string | undefined;
}

export function SubjectPicker({ choices, onChange, error }: Props) {
  const { t } = useTranslation('onboarding');
  const [search, setSearch] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const { subjects, found, searching } = useSubjectSearch(search);
  const all = subjects.data?.items ?? [];
  const isShort = search.trim() === '' && !showsAll && all.length > firstShown;
  const matching = isShort ? commonFirst(found).slice(0, firstShown) : found;
  const isChosen = (subject: string) => choices.some((choice) => choice.subject === subject);
  const shown = all.filter((subject) => matching.includes(subject) || isChosen(subject));
  const full = choices.length >= subjectsMax;

  return (
    <Box as="fieldset" borderWidth="0" minW="0">
      <Box as="legend" srOnly>
        {t('subjects')}
      </Box>
      <Text color="fg.muted" textStyle="sm" mb="3">
        {full ? t('subjectsMost', { count: subjectsMax }) : t('subjectsHint')}
      </Text>
      <FetchError compact of={subjects} text={t('subjectsFailed')} />
      {subjects.isPending && (
        <Box display="flex" flexWrap="wrap" gap="2">
          {[24, 32, 20, 28, 36, 24].map((width, at) => (
            <Skeleton key={at} w={String(width)} h="9" borderRadius="full" />
          ))}
        </Box>
      )}
      {subjects.data && (
        <>
          <Input
            type="search"
            aria-label={t('searchSubjects')}
            placeholder={t('searchSubjects')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            mb="3"
          />
          <Box display="flex" flexWrap="wrap" gap="2" maxH={isShort ? undefined : '56'} overflowY="auto" p="1" m="-1">
            {shown.map((subject) => (
              <Chip
                key={subject}
                on={isChosen(subject)}
                disabled={full && !isChosen(subject)}
                onToggle={() => onChange(withSubject(choices, subject))}
              >
                <Stored>{subjectName(subject)}</Stored>
              </Chip>
            ))}
            {isShort && (
              <Button variant="plain" size="sm" onClick={() => setShowsAll(true)}>
                {t('showAllSubjects', { count: all.length })}
              </Button>
            )}
            <LiveRegion>
              {found.length === 0 && !searching && <Text color="fg.muted">{t('noSubject', { search: search.trim() })}</Text>}
            </LiveRegion>
          </Box>
        </>
      )}
      {error && (
        <Text role="alert" color="fg.error" textStyle="sm" fontWeight="medium" mt="2">
          {error}
        </Text>
      )}
      {choices.map((choice) => (
        <ModulePicker
          key={choice.subject}
          choice={choice}
          onToggle={(moduleId) => onChange(withModule(choices, choice.subject, moduleId))}
        />
      ))}
    </Box>
  );
}
