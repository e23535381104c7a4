import { useRef } from 'react';
import { Box, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '@somo/contracts/time';
import { dayAndTime, dayOf, listText, shortDayDate, timeOf, unparted } from '../lib/format';
import { theirClock, type Their } from '../lib/their-clock';

interface Props {
  times: readonly Instant[];
  most: number;
  zone: string;
  their: Their | null;
  /** What is wrong with the choice. */
  error: string | undefined;
  onRemove: (startsAt: Instant) => void;
}

/** The times chosen so far, where there may be several, each of which can be removed again; and what is wrong with the choice. */
export function ChosenTimes({ times, most, zone, their, error, onRemove }: Props) {
  const { t } = useTranslation('times');
  const list = useRef<HTMLDivElement>(null);
  function remove(time: Instant): void {
    // The pressed button is about to go.
    list.current?.focus();
    onRemove(time);
  }
  const theirs = (time: Instant) => {
    const there = their && theirClock(time, their.zone, zone);
    return there && t(there.day === null ? 'their' : 'theirOtherDay', { time: there.time, day: there.day, name: their.name });
  };
  return (
    <Box aria-live="polite" color="fg">
      {most > 1 && times.length > 0 && (
        <Box bg="brand.subtle" borderRadius="l2" ps="4" pe="2" py="2" mt={{ lg: '4' }}>
          <Text textStyle="xs" fontWeight="semibold">
            {t('chosenCount', { count: times.length, most })}
          </Text>
          <Stack as="ul" ref={list} tabIndex={-1} aria-label={t('chosen')} listStyleType="none" gap="0" outline="none">
            {times.map((time) => (
              <HStack as="li" key={time} gap="2" justifyContent="space-between" minH="11">
                <Box minW="0">
                  <Text as="span" display="block" fontWeight="semibold" textStyle="sm">
                    {unparted(listText([shortDayDate(dayOf(time, zone)), timeOf(time, zone)]))}
                  </Text>
                  {their && theirs(time) && (
                    <Text as="span" display="block" textStyle="xs" color="fg.muted">
                      {unparted(theirs(time) ?? '')}
                    </Text>
                  )}
                </Box>
                <IconButton variant="ghost" aria-label={t('remove', { time: dayAndTime(time, zone) })} onClick={() => remove(time)}>
                  <X aria-hidden />
                </IconButton>
              </HStack>
            ))}
          </Stack>
        </Box>
      )}
      {most > 1 && times.length === most && (
        <Text color="fg.muted" textStyle="xs" mt="1">
          {t('full', { most })}
        </Text>
      )}
      {error && (
        <Text role="alert" ref={intoView} color="fg.error" textStyle="sm" mt="1">
          {error}
        </Text>
      )}
    </Box>
  );
}

/** Scrolls what has just appeared into view. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
