import { useRef } from 'react';
import { HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '@somo/contracts/time';
import { dayAndTime, unparted } from '../../lib/format';

interface Props {
  times: readonly Instant[];
  zone: string;
  onRemove: (startsAt: Instant) => void;
}

/** The times chosen so far, each of which can be removed again. */
export function ChosenTimes({ times, zone, onRemove }: Props) {
  const { t } = useTranslation('lessons');
  const list = useRef<HTMLDivElement>(null);
  function remove(time: Instant): void {
    // The pressed button is about to go.
    list.current?.focus();
    onRemove(time);
  }
  return (
    <Stack as="ul" ref={list} tabIndex={-1} aria-label={t('move.chosen')} listStyleType="none" gap="1" fontWeight="semibold">
      {times.map((time) => (
        <HStack as="li" key={time} gap="2" justifyContent="space-between">
          <Text as="span">{unparted(dayAndTime(time, zone))}</Text>
          <IconButton
            size="xs"
            variant="ghost"
            aria-label={t('move.remove', { time: dayAndTime(time, zone) })}
            onClick={() => remove(time)}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </HStack>
      ))}
    </Stack>
  );
}
