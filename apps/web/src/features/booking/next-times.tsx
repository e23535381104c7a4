import { useRef, useState } from 'react';
import { Box, Button, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TeacherProfile } from '@somo/contracts/people';
import type { Instant } from '@somo/contracts/time';
import { dayAndTime, dayOf, shortDate, timeOf, unparted, weekdayOf } from '../../lib/format';
import { paths } from '../../lib/paths';
import { FetchError } from '../../ui/fetch-error';
import { LocalLink } from '../../ui/links';
import { useSlotsOnce } from './api/list-open-slots';
import type { WantedTimes } from './wanted-times';

/** Until more is asked for. */
const daysShown = 4;
const timesShown = 3;

const doubleClickMs = 500;

interface Props {
  teacher: TeacherProfile;
  now: number;
  zone: string;
  /** The only times that are shown until others are asked for, if the teacher has any. */
  wanted: WantedTimes | null;
  /** The subject that was searched for. */
  subject: string | undefined;
  /** What a visitor gets instead of the wizard, with the way to it. */
  onAsk: ((to: string) => void) | null;
}

/** The teacher's next days with free times; each time leads to the wizard, where it is chosen. */
export function NextTimes({ teacher, now, zone, wanted, subject, onAsk }: Props) {
  const { t } = useTranslation(['booking', 'common']);
  const [isAll, setAll] = useState(false);
  const [isAny, setAny] = useState(false);
  const title = useRef<HTMLParagraphElement>(null);
  const openedAt = useRef(-Infinity);
  /** The button that is pressed goes, so the keyboard goes on from the top of the list. */
  function open(set: (on: true) => void): void {
    openedAt.current = performance.now();
    set(true);
    title.current?.focus({ preventScroll: true });
  }
  /** The second press of a double click meets a time where the button was. */
  const isMeant = () => performance.now() - openedAt.current > doubleClickMs;
  const query = useSlotsOnce(teacher.id, dayOf(now, zone), zone);
  // The first is known with the teacher; the others follow.
  const known = teacher.nextFreeAt ? [{ date: dayOf(teacher.nextFreeAt, zone), slots: [{ startsAt: teacher.nextFreeAt }] }] : [];
  const free = query.data?.days.filter(({ slots }) => slots.length > 0) ?? known;
  if (free.length === 0) return null;
  const searched = wanted
    ? free
        .map((day) => ({ ...day, slots: day.slots.filter(({ startsAt }) => wanted.includes(startsAt)) }))
        .filter(({ slots }) => slots.length > 0)
    : [];
  const isNarrowed = searched.length > 0 && !isAny;
  const days = isNarrowed ? searched : free;
  const shown = isAll ? days : days.slice(0, daysShown);
  const isMore = days.length > daysShown || days.some(({ slots }) => slots.length > timesShown);
  return (
    <Box>
      <Text ref={title} tabIndex={-1} outline="none" color="fg.muted" textStyle="xs" mb="2">
        {isNarrowed && wanted ? t('nextWanted', { times: wanted.text }) : t('nextTimes')}
      </Text>
      <FetchError compact of={query} text={t('slotsFailed')} />
      <Box as="ul" listStyleType="none" display="grid" gap="2">
        {shown.map(({ date, slots }) => (
          <Box as="li" key={date} display="flex" flexWrap="wrap" columnGap="3" alignItems="start">
            <Box flex="0 0 4rem" minH={{ base: '11', lg: '9' }} display="flex" flexDirection="column" justifyContent="center">
              <Text textStyle="sm" fontWeight="semibold" lineHeight="short">
                {weekdayOf(slots[0]!.startsAt, zone)}
              </Text>
              <Text color="fg.muted" textStyle="xs" lineHeight="short">
                {shortDate(slots[0]!.startsAt, zone)}
              </Text>
            </Box>
            <Box flex="1 1 9rem" minW="0" display="grid" gap="1.5" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 4rem), 1fr))">
              {(isAll ? slots : slots.slice(0, shownOf(slots.length))).map(({ startsAt }) => (
                <Time key={startsAt} {...{ teacher, startsAt, zone, subject, isMeant, onAsk }} />
              ))}
              {!isAll && slots.length > timesShown && (
                <MoreTimes count={slots.length - shownOf(slots.length)} onPress={() => open(setAll)} />
              )}
            </Box>
          </Box>
        ))}
        {query.isPending && Array.from({ length: daysShown - 1 }, (_, at) => <Skeleton key={at} as="li" h={{ base: '11', lg: '9' }} />)}
      </Box>
      {isMore && !isAll && (
        <Button variant="ghost" color="brand.fg" size="sm" w="full" minH={{ base: '11', lg: '9' }} mt="2" onClick={() => open(setAll)}>
          {t('common:showMore')}
        </Button>
      )}
      {isNarrowed && (
        <Button variant="ghost" color="brand.fg" size="sm" w="full" minH={{ base: '11', lg: '9' }} mt="1" onClick={() => open(setAny)}>
          {t('anyTimes')}
        </Button>
      )}
    </Box>
  );
}

/** The times of a day that are not shown yet, in the place of one. */
function MoreTimes({ count, onPress }: { count: number; onPress: () => void }) {
  const { t } = useTranslation('booking');
  const text = t('timesMore', { count });
  return (
    <Button {...timeProps} variant="subtle" aria-label={`${text}: ${t('moreTimes')}`} onClick={onPress}>
      {text}
    </Button>
  );
}

/** How many of a day's times are shown at first: where there are more, their number takes the place of the last. */
const shownOf = (times: number) => (times > timesShown ? timesShown - 1 : times);

interface TimeProps extends Omit<Props, 'now' | 'wanted'> {
  startsAt: Instant;
  isMeant: () => boolean;
}

function Time({ teacher, startsAt, zone, subject, isMeant, onAsk }: TimeProps) {
  const chosen = { date: dayOf(startsAt, zone), startsAt, ...(subject && { subject }) };
  const to = `${paths.bookLesson(teacher.id)}?${String(new URLSearchParams(chosen))}`;
  const common = { ...timeProps, 'aria-label': dayAndTime(startsAt, zone) };
  const text = unparted(timeOf(startsAt, zone));
  return onAsk ? (
    <Button {...common} onClick={() => isMeant() && onAsk(to)}>
      {text}
    </Button>
  ) : (
    <Button asChild {...common}>
      <LocalLink to={to} onClick={(event) => isMeant() || event.preventDefault()}>
        {text}
      </LocalLink>
    </Button>
  );
}

const timeProps = {
  variant: 'outline',
  w: 'full',
  h: 'auto',
  minH: { base: '11', lg: '9' },
  minW: '0',
  px: '1',
  py: '1',
  borderRadius: 'l2',
  textStyle: { base: 'xs', sm: 'sm' },
} as const;
