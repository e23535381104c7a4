import { useRef, type FormEvent } from 'react';
import { Box, Button, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { gradeLevels, searchMax } from '@somo/contracts/rules/profile';
import { subjectName } from '../../i18n/names';
import { cityName } from '../../lib/format';
import { useLocalPath } from '../../lib/local-path';
import { paths } from '../../lib/paths';
import { useBrowserZone } from '../../lib/use-session';
import { Panel } from '../../ui/panel';
import { SelectField } from '../../ui/select-field';
import { SubjectHints } from '../../ui/subject-hints';
import { TextField } from '../../ui/text-field';

/** Searches by subject, level and time zone; passes them to the teacher list in the URL. */
export function SearchCard() {
  const { t } = useTranslation(['landing', 'common']);
  const go = useNavigate();
  const teachers = useLocalPath()(paths.teachers);
  const subject = useRef<HTMLInputElement>(null);
  const ownZone = useBrowserZone();
  const zones = [
    { value: '', label: ownZone ? t('myZone', { zone: cityName(ownZone) ?? ownZone }) : t('ownZone') },
    { value: 'America/New_York', label: t('eastern') },
    { value: 'America/Chicago', label: t('central') },
    { value: 'America/Denver', label: t('mountain') },
    { value: 'America/Los_Angeles', label: t('pacific') },
  ];
  // Reads the fields rather than state, because they may have been filled in before the app started.
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const fields = ['q', 'level', 'tz'].map((name) => [name, (elements.namedItem(name) as HTMLInputElement).value.trim()]);
    const search = new URLSearchParams(fields.filter(([, value]) => value)).toString();
    void go(search ? `${teachers}?${search}` : teachers);
  }
  return (
    <Panel asChild color="fg" boxShadow="float" p={{ base: '4', md: '6' }}>
      <form role="search" action={teachers} onSubmit={submit}>
        <Heading as="h2" size={{ base: 'sm', md: 'md' }} mb={{ base: '3', md: '4' }}>
          {t('searchTitle')}
        </Heading>
        <Box
          display="grid"
          gap={{ base: '3', md: '4' }}
          alignItems="end"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' }}
        >
          <Box position="relative" gridColumn="1 / -1">
            <TextField label={t('subjectLabel')} placeholder={t('subjectPlaceholder')} maxLength={searchMax} name="q" ref={subject} />
            <SubjectHints
              field={subject}
              onChoose={(chosen) => {
                if (subject.current) subject.current.value = subjectName(chosen);
              }}
            />
          </Box>
          <SelectField
            label={t('levelLabel')}
            name="level"
            options={[
              { value: '', label: t('anyLevel') },
              ...gradeLevels.map((each) => ({ value: each, label: t(`common:gradeAges.${each}`) })),
            ]}
          />
          <SelectField label={t('zoneLabel')} name="tz" options={zones} />
          <Box pt="1" gridColumn="1 / -1">
            <Button type="submit" colorPalette="clay" size="lg" w="full">
              {t('searchTeachers')}
            </Button>
          </Box>
        </Box>
      </form>
    </Panel>
  );
}
