import { useState } from 'react';
import { Box, Button, Input, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { SubjectChoice } from '@somo/contracts/asks/catalog';
import { subjectsMax } from '@somo/contracts/rules/profile';
import { Chip } from '../../ui/chip';
import { FetchError } from '../../ui/fetch-error';
import { Stored } from '../../ui/stored';
import { useSubjectsMeant, useSubjects } from './api/list-subjects';
import { withModule, withSubject } from './choices';
import { ModulePicker } from './module-picker';

const firstShown = 12;

interface Props {
  choices: SubjectChoice[];
  onChange: (choices: SubjectChoice[]) => void;
  error?: string | undefined;
}

export function SubjectPicker({ choices, onChange, error }: Props) {
  const { t } = useTranslation('onboarding');
  const [search, setSearch] = useState('');
  const subjects = useSubjects();
  const isChosen = (subject: string) => choices.some((choice) => choice.subject === subject);
  const [showsAll, setShowsAll] = useState(false);
  const words = search.trim().toLowerCase();
  const all = subjects.data?.items ?? [];
  const named = all.filter((subject) => subject.toLowerCase().includes(words));
  // 'maths' is the name of no subject, but people mean one.
  const meant = useSubjectsMeant(named.length === 0 ? words : '').data?.items ?? [];
  const matching = named.length > 0 ? named : all.filter((subject) => meant.includes(subject));
  const shown = words === '' && !showsAll ? matching.slice(0, firstShown) : matching;
  const found = all.filter((subject) => shown.includes(subject) || isChosen(subject));
  const full = choices.length >= subjectsMax;

  return (
    <Box as="fieldset" borderWidth="0" minW="0">
      <Box as="legend" textStyle="sm" fontWeight="semibold">
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
          <Box display="flex" flexWrap="wrap" gap="2" maxH="56" overflowY="auto" p="1" m="-1">
            {found.map((subject) => (
              <Chip
                key={subject}
                on={isChosen(subject)}
                disabled={full && !isChosen(subject)}
                onToggle={() => onChange(withSubject(choices, subject))}
              >
                <Stored>{subject}</Stored>
              </Chip>
            ))}
            {words === '' && !showsAll && all.length > firstShown && (
              <Button variant="plain" size="sm" onClick={() => setShowsAll(true)}>
                {t('showAllSubjects', { count: all.length })}
              </Button>
            )}
            {shown.length === 0 && <Text color="fg.muted">{t('noSubject', { search: search.trim() })}</Text>}
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
