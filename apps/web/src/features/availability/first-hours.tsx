import type { ReactNode } from 'react';
import { Box, Stack, Text } from '@chakra-ui/react';
import { School, Sun, Sunset, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { defaultWindows } from '@somo/contracts/rules/availability';
import { listText, wallTime } from '../../lib/format';
import { useIsPhone } from '../../lib/use-is-narrow';
import { useNow } from '../../lib/use-now';
import { daysText, weekInShort, windowsText } from '../../lib/week-in-short';
import { Fold } from '../../ui/fold';
import { countOpenTimes, teachingHours } from './effects';
import type { Hours } from './hours';
import { hasPreset, presetHours, presets, togglePreset, type Preset } from './presets';
import { WeekGrid } from './week-grid';

const icons: Record<Preset, LucideIcon> = { school: School, afterSchool: Sunset, weekends: Sun };

/** Returns hours in short, a line for each group of days: 'Mon–Fri 4–8 PM'. */
export const hoursLines = ({ recurringSlots }: Hours): string[] =>
  weekInShort(recurringSlots).map((days) => `${daysText(days)} ${windowsText(days.hours)}`);

interface Props {
  hours: Hours;
  onChange: (hours: Hours) => void;
  timeZone: string;
  error: string | undefined;
  /** What leaves the hours to those that everyone starts with; shown while none are chosen. */
  skip: ReactNode;
}

/** Asks a new teacher when they teach: by presets, or hour by hour. */
export function FirstHours({ hours, onChange, timeZone, error, skip }: Props) {
  const { t } = useTranslation('availability');
  const now = useNow();
  const isPhone = useIsPhone();
  const isEmpty = hours.recurringSlots.length === 0;
  const open = countOpenTimes(teachingHours(hours, timeZone, undefined), [], now).soon;
  return (
    <Stack gap="5">
      <Box
        role="group"
        aria-label={t('presets.label')}
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }}
      >
        {presets.map((preset) => {
          const Icon = icons[preset];
          const isOn = hasPreset(hours, preset);
          return (
            <Box
              asChild
              key={preset}
              display="flex"
              alignItems="center"
              gap="3"
              p="4"
              minH="16"
              borderRadius="l2"
              borderWidth="1px"
              textAlign="start"
              cursor="pointer"
              borderColor={isOn ? 'brand.solid' : 'border.emphasized'}
              boxShadow={isOn ? 'inset 0 0 0 1px var(--chakra-colors-brand-solid)' : undefined}
              bg={isOn ? 'brand.subtle' : 'bg.field'}
              transition="background 150ms"
              _hover={{ bg: 'brand.subtle' }}
              _icon={{ w: '6', h: '6', flexShrink: 0, color: 'brand.fg' }}
            >
              <button type="button" aria-pressed={isOn} onClick={() => onChange(togglePreset(hours, preset))}>
                <Icon aria-hidden />
                <span>
                  <Text as="span" display="block" fontWeight="semibold">
                    {t(`presets.${preset}`)}
                  </Text>
                  <Text as="span" display="block" color="fg.muted" textStyle="sm">
                    {hoursLines(presetHours(preset))[0]}
                  </Text>
                </span>
              </button>
            </Box>
          );
        })}
      </Box>
      {error && (
        <Text role="alert" color="fg.error" textStyle="sm" fontWeight="medium">
          {error}
        </Text>
      )}
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
        <Text aria-live="polite" flex="1 1 16rem" fontWeight={isEmpty ? 'normal' : 'semibold'} color={isEmpty ? 'fg.muted' : 'fg'}>
          {isEmpty
            ? t('presets.skipped', { times: listText(defaultWindows.map(({ startTime }) => wallTime(startTime))) })
            : t('willSee', { count: open })}
        </Text>
        {isEmpty && skip}
      </Box>
      <Fold
        title={t('presets.adjust')}
        // On a phone, a day alone is longer than the window.
        isOpen={!isPhone}
        fontWeight="semibold"
        color="brand.fg"
        summary={{ display: 'inline-flex', gap: '2' }}
      >
        <Text color="fg.muted" textStyle="sm" fontWeight="normal" mb="2">
          {t('presets.grid')}
        </Text>
        <Box color="fg" fontWeight="normal">
          <WeekGrid hours={hours} onChange={onChange} />
        </Box>
      </Fold>
    </Stack>
  );
}
