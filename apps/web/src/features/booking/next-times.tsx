import { Box, Button, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TeacherProfile } from '@somo/contracts/people';
import { dayOf, shortDate, timeOf, weekdayOf } from '../../lib/format';
import { paths } from '../../lib/paths';
import { FetchError } from '../../ui/fetch-error';
import { LocalLink } from '../../ui/links';
import { useSlotsOnce } from './api/list-open-slots';

const shown = 4;

interface Props {
  teacher: TeacherProfile;
  now: number;
  zone: string;
  /** What a visitor gets instead of the wizard, with the way to it. */
  onAsk: ((to: string) => void) | null;
}

/** The teacher's next free times; each leads to the wizard, where it is chosen. */
export function NextTimes({ teacher, now, zone, onAsk }: Props) {
  const { t } = useTranslation('booking');
  const query = useSlotsOnce(teacher.id, dayOf(now, zone), zone);
  // The first is known with the teacher; the others follow.
  const known = teacher.nextFreeAt ? [teacher.nextFreeAt] : [];
  const starts = query.data?.days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt)) ?? known;
  if (starts.length === 0) return null;
  return (
    <Box>
      <Text color="fg.muted" textStyle="xs" mb="2">
        {t('nextTimes')}
      </Text>
      <FetchError compact of={query} text={t('slotsFailed')} />
      <Box as="ul" listStyleType="none" display="grid" gap="2" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 8rem), 1fr))">
        {starts.slice(0, shown).map((startsAt) => {
          const choice = new URLSearchParams({ date: dayOf(startsAt, zone), startsAt });
          const to = `${paths.bookLesson(teacher.id)}?${String(choice)}`;
          const words = (
            <>
              <Box as="span" textStyle="xs" color="fg.muted" fontWeight="normal">
                {`${weekdayOf(startsAt, zone)}, ${shortDate(startsAt, zone)}`}
              </Box>{' '}
              <span>{timeOf(startsAt, zone)}</span>
            </>
          );
          return (
            <li key={startsAt}>
              {onAsk ? (
                <Button {...buttonProps} onClick={() => onAsk(to)}>
                  {words}
                </Button>
              ) : (
                <Button asChild {...buttonProps}>
                  <LocalLink to={to}>{words}</LocalLink>
                </Button>
              )}
            </li>
          );
        })}
        {query.isPending &&
          Array.from({ length: shown - starts.length }, (_, at) => <Skeleton key={at} as="li" h="14" borderRadius="l2" />)}
      </Box>
    </Box>
  );
}

const buttonProps = {
  variant: 'outline',
  w: 'full',
  h: 'auto',
  minH: '14',
  px: '2',
  py: '2',
  whiteSpace: 'normal',
  flexDirection: 'column',
  gap: '0',
  borderRadius: 'l2',
  textStyle: 'sm',
} as const;
