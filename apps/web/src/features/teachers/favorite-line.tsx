import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { FavoriteTeacher } from '@somo/contracts/favorites';
import { subjectList } from '../../i18n/names';
import { dayText } from '../../lib/format';
import { paths } from '../../lib/paths';
import { ButtonLink, LocalLink } from '../../ui/links';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { HourlyPrice } from './hourly-price';
import { NextFreeText } from './next-free-text';
import { OwnHeart } from './own-heart';
import { TeacherCountry } from './teacher-country';
import { TeacherReputation } from './teacher-reputation';

interface Props {
  teacher: FavoriteTeacher;
  now: number;
  zone: string;
}

/** A favorite of the student, to look at or to book. */
export function FavoriteLine({ teacher, now, zone }: Props) {
  const { t } = useTranslation(['favorites', 'teachers', 'common']);
  const { isListed, pausedUntil } = teacher;
  const isOpen = isListed && !pausedUntil;
  const name = teacher.fullName || t('common:unknownTeacher');
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 12rem' }}
      columnGap="6"
      rowGap="4"
      alignItems="center"
      py="5"
      borderColor="border"
      css={{ '& + &': { borderTopWidth: '1px' } }}
    >
      <Box display="flex" alignItems="flex-start" gap="4" minW="0">
        <Box filter={isOpen ? undefined : 'grayscale(1)'}>
          <PersonAvatar person={teacher} size="16" />
        </Box>
        <Box minW="0" flex="1" overflowWrap="anywhere" color={isOpen ? undefined : 'fg.muted'}>
          <Heading as="h2" size="md">
            <Box asChild _hover={{ textDecoration: 'underline' }}>
              <LocalLink to={paths.teacher(teacher.id)}>
                <Stored>{name}</Stored>
              </LocalLink>
            </Box>
          </Heading>
          <Text textStyle="sm" color="fg.muted">
            <Stored>{subjectList(teacher.subjects)}</Stored>
          </Text>
          <TeacherCountry country={teacher.country} />
          <TeacherReputation teacher={teacher} mt="1" />
        </Box>
        <Box pt="1.5">
          <OwnHeart teacher={teacher} />
        </Box>
      </Box>
      {isOpen ? (
        <Box
          display="flex"
          flexDirection={{ base: 'row', sm: 'column' }}
          flexWrap="wrap"
          alignItems={{ base: 'center', sm: 'stretch' }}
          justifyContent="space-between"
          gap="3"
        >
          <Box display="flex" flexWrap="wrap" gap="2" alignItems="flex-end" justifyContent="space-between" flex="1 1 auto">
            <NextFreeText teacher={teacher} now={now} zone={zone} />
            <HourlyPrice cents={teacher.hourlyRateCents} textStyle="lg" />
          </Box>
          <ButtonLink
            to={paths.bookLesson(teacher.id)}
            minH="11"
            w={{ base: 'full', sm: 'auto' }}
            aria-label={t('teachers:bookLessonWith', { name })}
          >
            {t('teachers:bookLesson')}
          </ButtonLink>
        </Box>
      ) : (
        <Text textStyle="sm" color="fg.muted">
          {pausedUntil ? t('pausedUntil', { day: dayText(pausedUntil) }) : t('notListed')}
        </Text>
      )}
    </Box>
  );
}
