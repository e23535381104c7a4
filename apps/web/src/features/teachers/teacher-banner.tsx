import type { ReactNode } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import { Clock, GraduationCap, Languages, MapPin, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TeacherProfile } from '@somo/contracts/people';
import { countryName, languageList, subjectList } from '../../i18n/names';
import { clock } from '../../lib/clock';
import { listMark, zoneLabel } from '../../lib/format';
import { useZone } from '../../lib/use-session';
import { offsetMinutes } from '../../lib/zone';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { CheckedDocuments } from './checked-documents';
import { TeacherReputation } from './teacher-reputation';
import { TeachingRecord } from './teaching-record';

/** The head of a teacher's page: portrait, name, subjects, country and languages. */
export function TeacherBanner({ teacher, heart }: { teacher: TeacherProfile; heart: ReactNode }) {
  const { t } = useTranslation(['booking', 'search', 'common']);
  const zone = useZone();
  const now = clock.now();
  const isSameClock = offsetMinutes(teacher.timeZone, now) === offsetMinutes(zone, now);
  const facts: [name: string, Icon: LucideIcon, text: ReactNode][] = [
    [t('search:country'), MapPin, teacher.country && <Stored>{countryName(teacher.country)}</Stored>],
    [t('languages'), Languages, teacher.languages.length > 0 && <Stored>{languageList(teacher.languages)}</Stored>],
    [t('timeZone'), Clock, `${zoneLabel(teacher.timeZone, now)}${isSameClock ? ` · ${t('sameClock')}` : ''}`],
    [
      t('levels'),
      GraduationCap,
      teacher.gradeLevels.map((level) => t(`common:gradeLevels.${level}`, { defaultValue: level })).join(`${listMark()} `),
    ],
  ];
  return (
    <Panel
      display="grid"
      // On a phone, the facts go below the portrait too.
      gridTemplateAreas={{ base: '"portrait name heart" "facts facts facts"', md: '"portrait name heart" "portrait facts facts"' }}
      gridTemplateColumns="auto minmax(0, 1fr) auto"
      gridTemplateRows={{ md: 'auto 1fr' }}
      columnGap={{ base: '3', md: '6' }}
      rowGap={{ base: '2.5', md: '1.5' }}
      p={{ base: '4', md: '6' }}
    >
      <Box gridArea="portrait" css={{ md: { '& > div': { w: '28', h: '28' } } }}>
        <PersonAvatar person={teacher} size="16" />
      </Box>
      <Box gridArea="name" minW="0">
        <Heading as="h1" size={{ base: 'md', md: '2xl' }} lineHeight="short" overflowWrap="anywhere">
          <Stored>{teacher.fullName || t('common:unknownTeacher')}</Stored>
        </Heading>
        <Text fontWeight="medium" textStyle={{ base: 'sm', md: 'lg' }} mt={{ md: '1' }}>
          {teacher.subjects.length > 0 ? <Stored>{subjectList(teacher.subjects)}</Stored> : t('notSpecified')}
        </Text>
      </Box>
      <Box gridArea="facts" minW="0">
        <Box as="dl" display="flex" flexWrap="wrap" columnGap={{ base: '3', md: '5' }} rowGap="0.5">
          {facts.map(
            ([name, Icon, text]) =>
              text && (
                <Box
                  key={name}
                  display="flex"
                  alignItems="baseline"
                  gap="1.5"
                  color="fg.muted"
                  textStyle={{ base: 'sm', md: 'md' }}
                  _icon={{ w: '4', h: '4', flexShrink: 0, alignSelf: 'center' }}
                >
                  <Icon aria-hidden />
                  <Text as="dt" srOnly>
                    {name}
                  </Text>
                  <dd>{text}</dd>
                </Box>
              ),
          )}
        </Box>
        <Box display="flex" flexWrap="wrap" columnGap="4" alignItems="center" mt="1.5">
          <TeacherReputation teacher={teacher.checked ? { ...teacher, isVerified: false } : teacher} />
          <TeachingRecord teacher={teacher} />
        </Box>
        {teacher.checked && <CheckedDocuments of={teacher.checked} />}
      </Box>
      <Box gridArea="heart">{heart}</Box>
    </Panel>
  );
}
