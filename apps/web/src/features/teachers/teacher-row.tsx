import type { ReactNode } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import { Languages, MapPin, GraduationCap, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TeacherCard as Card } from '@somo/contracts/people';
import type { Instant } from '@somo/contracts/time';
import { countryName, languageList, subjectList } from '../../i18n/names';
import { listText } from '../../lib/format';
import { useIsPhone } from '../../lib/use-is-narrow';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { StoredText } from '../../ui/stored-text';
import { CardTimes } from './card-times';
import { HourlyPrice } from './hourly-price';
import { TeacherReputation } from './teacher-reputation';
import { TeachingRecord } from './teaching-record';

interface Props {
  teacher: Card;
  now: number;
  zone: string;
  book: ReactNode;
  view: ReactNode;
  heart: ReactNode;
  onTime: (startsAt: Instant) => void;
}

const subjectsShown = 3;

/** A teacher in the results: who they are on one side, what it takes to book them on the other. */
export function TeacherRow({ teacher, now, zone, book, view, heart, onTime }: Props) {
  const { t } = useTranslation(['search', 'teachers', 'common']);
  const name = teacher.fullName || t('common:unknownTeacher');
  const levels = listText(teacher.gradeLevels.map((level) => t(`common:gradeRanges.${level}`, { defaultValue: level })));
  const more = teacher.subjects.length - subjectsShown;
  // Where lines are short, across the whole card.
  const isPhone = useIsPhone();
  const price = <HourlyPrice cents={teacher.hourlyRateCents} />;
  const about = (
    <>
      <Box display="flex" alignItems="center" gap="2" mt={{ md: '1' }}>
        <Box flex="1" minW="0" display="flex" flexWrap="wrap" columnGap="4" alignItems="center">
          <TeacherReputation teacher={teacher} />
          <TeachingRecord teacher={teacher} />
        </Box>
        {isPhone && heart}
      </Box>
      {teacher.headline && (
        <StoredText mt={{ base: '1.5', md: '2' }} lineClamp={2} textStyle={{ base: 'sm', md: 'md' }}>
          {teacher.headline}
        </StoredText>
      )}
      <Box
        as="dl"
        display="flex"
        flexWrap="wrap"
        columnGap={{ base: '4', md: '5' }}
        rowGap="1"
        mt={{ base: '1.5', md: '3' }}
        textStyle="sm"
      >
        <Fact Icon={MapPin} name={t('country')} text={teacher.country ? countryName(teacher.country) : t('common:unknownCountry')} />
        {teacher.languages.length > 0 && <Fact Icon={Languages} name={t('teachers:languages')} text={languageList(teacher.languages)} />}
        {levels !== '' && <Fact Icon={GraduationCap} name={t('teachers:levels')} text={levels} wide />}
      </Box>
    </>
  );
  return (
    <Panel
      asChild
      display="grid"
      columnGap="8"
      rowGap={{ base: '3', md: '5' }}
      p={{ base: '4', md: '6' }}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' }}
      transition="box-shadow 150ms"
    >
      <article aria-label={name}>
        <Box display="flex" gap={{ base: '3', md: '6' }} alignItems="flex-start" minW="0">
          <Box css={{ md: { '& > div': { w: '28', h: '28' } } }}>
            <PersonAvatar person={teacher} size="16" />
          </Box>
          <Box flex="1" minW="0">
            <Box display="flex" alignItems="baseline" justifyContent="space-between" gap="3">
              <Heading as="h3" size={{ base: 'md', md: 'lg' }} lineHeight="short" minW="0" overflowWrap="anywhere">
                <Stored>{name}</Stored>
              </Heading>
              {isPhone && price}
            </Box>
            <Text fontWeight="medium" mt="0.5" textStyle={{ base: 'sm', md: 'md' }}>
              <Stored>{subjectList(teacher.subjects.slice(0, subjectsShown))}</Stored>
              {more > 0 && (
                <Box as="span" color="fg.muted" fontWeight="normal">
                  {` ${t('teachers:more', { count: more })}`}
                </Box>
              )}
            </Text>
            {!isPhone && about}
          </Box>
          {!isPhone && (
            <Box w="9" flexShrink={0}>
              {heart}
            </Box>
          )}
        </Box>
        {isPhone && <Box>{about}</Box>}
        <Box
          borderStartWidth={{ lg: '1px' }}
          borderColor="border"
          ps={{ lg: '8' }}
          display="grid"
          gap={{ base: '2', md: '4' }}
          css={{ lgDown: { borderTopWidth: '1px', pt: { base: '2.5', md: '4' } } }}
        >
          {!isPhone && (
            <Box display="flex" alignItems="baseline" justifyContent="space-between" gap="4">
              {price}
              {view}
            </Box>
          )}
          <CardTimes teacher={teacher} now={now} zone={zone} onChoose={onTime} />
          {isPhone ? (
            <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="4">
              {view}
              <Box flex="1 1 9rem" maxW="56">
                {book}
              </Box>
            </Box>
          ) : (
            book
          )}
        </Box>
      </article>
    </Panel>
  );
}

function Fact({ Icon, name, text, wide = false }: { Icon: LucideIcon; name: string; text: string; wide?: boolean }) {
  return (
    <Box
      display={wide ? { base: 'none', md: 'inline-flex' } : 'inline-flex'}
      gap="1.5"
      minW="0"
      alignItems="center"
      color="fg.muted"
      _icon={{ w: '4', h: '4', flexShrink: 0 }}
    >
      <Text as="dt" srOnly>
        {name}
      </Text>
      <Icon aria-hidden />
      <Text as="dd" minW="0" overflowWrap="anywhere">
        <Stored>{text}</Stored>
      </Text>
    </Box>
  );
}
