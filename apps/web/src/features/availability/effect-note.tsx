import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Availability } from '@somo/contracts/availability';
import type { Lesson } from '@somo/contracts/lessons';
import { fullDate, timeOf } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { FetchError } from '../../ui/fetch-error';
import { useBookedLessons } from './api/booked-lessons';
import { useTeachingSettings } from './api/teaching-settings';
import { countStarts, lessonsOutside, teachingHours } from './effects';
import { hoursOf } from './hours';
import type { EditedHours } from './use-hours';

/** What students will see of the hours, and the booked lessons that are not within them. */
export function EffectNote({ edited, saved }: { edited: EditedHours; saved: Availability }) {
  const { t } = useTranslation('availability');
  const now = useNow();
  const booked = useBookedLessons();
  const settings = useTeachingSettings();
  const lessons = booked.data ?? [];
  const hours = teachingHours(edited.hours, saved.timeZone, settings.data);
  const before = lessonsOutside(teachingHours(hoursOf(saved), saved.timeZone, settings.data), lessons, now);
  const outside = lessonsOutside(hours, lessons, now).filter((lesson) => !before.includes(lesson));
  return (
    <Box aria-live="polite">
      <FetchError compact of={booked} text={t('lessonsFailed')} />
      <FetchError compact of={settings} text={t('settingsFailed')} />
      {booked.data && settings.data && <Text fontWeight="semibold">{t('starts', { count: countStarts(hours, lessons, now) })}</Text>}
      {edited.isChanged && outside.length > 0 && (
        <>
          <Text mt="1" color="clay.fg">
            {t('outside', { count: outside.length })}
          </Text>
          <LessonLines lessons={outside} />
        </>
      )}
    </Box>
  );
}

const most = 5;

/** Booked lessons, one line each. */
export function LessonLines({ lessons }: { lessons: readonly Lesson[] }) {
  const { t } = useTranslation(['availability', 'common']);
  const nameOf = ({ fullName }: Lesson['student']) => fullName || t('common:unknownStudent');
  const zone = useZone();
  return (
    <Box as="ul" ps="5" textStyle="sm">
      {lessons.slice(0, most).map(({ id, subject, student, startsAt }) => (
        <li key={id}>
          <bdi>{t('lessonLine', { subject, name: nameOf(student), time: `${fullDate(startsAt, zone)}, ${timeOf(startsAt, zone)}` })}</bdi>
        </li>
      ))}
      {lessons.length > most && <li>{t('andMore', { count: lessons.length - most })}</li>}
    </Box>
  );
}
