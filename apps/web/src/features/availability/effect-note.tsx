import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Availability } from '@somo/contracts/availability';
import type { Lesson } from '@somo/contracts/lessons';
import { subjectName } from '../../i18n/names';
import { fullDate, listText, timeOf } from '../../lib/format';
import { useZone } from '../../lib/use-session';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { useEffectOf } from './use-effect-of';
import type { EditedHours } from './use-hours';

interface Props {
  edited: EditedHours;
  saved: Availability;
  /** The rest of the page says itself if the calendars elsewhere could not be loaded. */
  showsCalendars: boolean;
}

/** What students will see of the hours, and the booked lessons that are not within them. */
export function EffectNote({ edited, saved, showsCalendars }: Props) {
  const { t } = useTranslation('availability');
  const { booked, settings, elsewhere, times, outside } = useEffectOf(edited.hours, saved.timeZone, saved);
  return (
    <Box aria-live="polite">
      <FetchError compact of={booked} text={t('lessonsFailed')} />
      {!showsCalendars && <FetchError compact of={elsewhere} text={t('calendars.failed')} />}
      <FetchError compact of={settings} text={t('settingsFailed')} />
      {times && (
        <Text fontWeight="semibold">
          {t(edited.isChanged ? 'willSee' : 'starts', { count: times.soon })}
          {times.later > 0 && ` ${t('startsLater', { count: times.later })}`}
        </Text>
      )}
      {edited.isChanged && <OutsideNote lessons={outside} />}
    </Box>
  );
}

/** Booked lessons that hours do not offer. */
export function OutsideNote({ lessons }: { lessons: readonly Lesson[] }) {
  const { t } = useTranslation('availability');
  if (lessons.length === 0) return null;
  return (
    <>
      <Text mt="1" color="clay.fg">
        {t('outside', { count: lessons.length })}
      </Text>
      <LessonLines lessons={lessons} />
    </>
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
      <Each of={lessons.slice(0, most)} as="li">
        {({ subject, student, startsAt }) => (
          <li>
            <bdi>
              {t('lessonLine', {
                subject: subjectName(subject),
                name: nameOf(student),
                time: listText([fullDate(startsAt, zone), timeOf(startsAt, zone)]),
              })}
            </bdi>
          </li>
        )}
      </Each>
      {lessons.length > most && <li>{t('andMore', { count: lessons.length - most })}</li>}
    </Box>
  );
}
