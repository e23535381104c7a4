import type { ReactNode } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TeacherCard as Card } from '@somo/contracts/people';
import { languageList, subjectList } from '../../i18n/names';
import { listText } from '../../lib/format';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { StoredText } from '../../ui/stored-text';
import { HourlyPrice } from './hourly-price';
import { NextFreeText } from './next-free-text';
import { TeacherCountry } from './teacher-country';
import { TeacherReputation } from './teacher-reputation';

interface Props {
  teacher: Card;
  now: number;
  zone: string;
  /** The 'Book Lesson' button and the 'View Profile' link; the page decides where they lead. */
  book: ReactNode;
  view: ReactNode;
  heart?: ReactNode;
}

const subjectsShown = 3;

function Fact({ name, text }: { name: string; text: ReactNode }) {
  return (
    <>
      <Text as="dt" color="fg.muted">
        {name}
      </Text>
      <Text as="dd" truncate>
        {text}
      </Text>
    </>
  );
}

/** Its four parts are rows of the grid around it, so that those of neighboring cards are level. */
export function TeacherCard({ teacher, now, zone, book, view, heart }: Props) {
  const { t } = useTranslation(['teachers', 'common']);
  const name = teacher.fullName || t('common:unknownTeacher');
  return (
    <Panel asChild display="grid" gridTemplateRows="subgrid" gridRow="span 4" gap="4">
      <article aria-label={name}>
        <Box display="flex" gap={{ base: '3', md: '4' }} alignItems="flex-start">
          <PersonAvatar person={teacher} size="16" />
          <Box flex="1" minW="0">
            <Heading as="h3" size="md" lineHeight="short" overflowWrap="anywhere">
              <Stored>{name}</Stored>
            </Heading>
            <Text fontWeight="medium" textStyle="sm" mt="0.5">
              <Stored>{subjectList(teacher.subjects.slice(0, subjectsShown))}</Stored>
              {teacher.subjects.length > subjectsShown && (
                <Box as="span" color="fg.muted" fontWeight="normal">
                  {` ${t('more', { count: teacher.subjects.length - subjectsShown })}`}
                </Box>
              )}
            </Text>
            <TeacherCountry country={teacher.country} />
            <TeacherReputation teacher={teacher} />
          </Box>
          {heart}
        </Box>
        <StoredText textStyle={{ base: 'sm', md: 'md' }} lineClamp={2}>
          {teacher.headline ?? ''}
        </StoredText>
        <Box as="dl" display="grid" alignContent="start" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="3" rowGap="1" textStyle="sm">
          {teacher.languages.length > 0 && <Fact name={t('languages')} text={<Stored>{languageList(teacher.languages)}</Stored>} />}
          {teacher.gradeLevels.length > 0 && (
            <Fact
              name={t('levels')}
              text={listText(teacher.gradeLevels.map((level) => t(`common:gradeRanges.${level}`, { defaultValue: level })))}
            />
          )}
        </Box>
        <Box pt="4" borderTopWidth="1px" borderColor="border">
          <Box display="flex" flexWrap="wrap" columnGap="4" rowGap="1" alignItems="flex-end" justifyContent="space-between">
            <NextFreeText teacher={teacher} now={now} zone={zone} />
            <HourlyPrice cents={teacher.hourlyRateCents} />
          </Box>
          <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" mt="3">
            {view}
            {book}
          </Box>
        </Box>
      </article>
    </Panel>
  );
}
