import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { CalendarDays, Moon, Sun, Sunrise, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dayPartNames, dayParts, type DayPart } from '@somo/contracts/rules/search';
import { clock } from '../../lib/clock';
import { inWeek } from '../../lib/days';
import { dayText, shortDayText, wallTime, weekdayInitial, weekdayText, zoneLabel } from '../../lib/format';
import { Fold } from '../../ui/fold';
import { SelectField } from '../../ui/select-field';
import type { Chosen } from './chosen';
import { freeDays } from './free-window';
import { dayNamed, daysOf, hasPart, hourText, toggleDay, togglePart, weekdays } from './wanted-times';

const icons: Record<DayPart, LucideIcon> = { mornings: Sunrise, afternoons: Sun, evenings: Moon, weekends: CalendarDays };

interface Props {
  chosen: Chosen;
  zone: string;
  today: string;
  onChange: (values: Chosen) => void;
}

/** When a lesson may start: parts of the day, days of the week, hours, or one day. */
export function TimesFields({ chosen, zone, today, onChange }: Props) {
  const { t } = useTranslation(['filters', 'search']);
  const { free, from, to } = chosen;
  const days = daysOf(chosen);
  const isExact = free !== undefined || from !== undefined || to !== undefined;
  const hours = (first: number, last: number) => [
    { value: '', label: t('anyTime') },
    ...Array.from({ length: last - first + 1 }, (_, at) => String(first + at)).map((hour) => ({
      value: hour,
      label: hour === '24' ? t('midnight') : hourText(hour),
    })),
  ];
  // Hours by name have hours of their own.
  const setHour = (values: Chosen) =>
    onChange({ ...(chosen.hours === undefined || chosen.hours === 'weekends' ? {} : { hours: '' }), ...values });
  return (
    <Box display="flex" flexDirection="column" gap="4">
      <Box role="group" aria-label={t('startsIn')} display="grid" gap="2" gridTemplateColumns="repeat(2, minmax(0, 1fr))">
        {dayPartNames.map((part) => (
          <PartButton key={part} part={part} on={hasPart(chosen, part)} onPress={() => onChange(togglePart(chosen, part))} />
        ))}
      </Box>
      <Box>
        <Label>{t('onDays')}</Label>
        <Box role="group" aria-label={t('onDays')} display="grid" gap="1" gridTemplateColumns="repeat(7, minmax(0, 1fr))">
          {inWeek(weekdays).map((day) => (
            <Toggle
              key={day}
              on={days.includes(String(day))}
              label={weekdayText(dayNamed(day))}
              onPress={() => onChange(toggleDay(chosen, day))}
            >
              {nameOfDay(dayNamed(day))}
            </Toggle>
          ))}
        </Box>
      </Box>
      <Fold
        title={t('exactTimes')}
        isOpen={isExact}
        space="1"
        textStyle="sm"
        fontWeight="semibold"
        summary={{ display: 'inline-flex', gap: '2', color: 'brand.fg' }}
      >
        <Box
          pt="2"
          fontWeight="normal"
          display="grid"
          gap="3"
          gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
          css={{ mdDown: { '& > :last-child': { gridColumn: '1 / -1' } } }}
        >
          <SelectField label={t('startsFrom')} value={from ?? ''} options={hours(0, 23)} onChange={(value) => setHour({ from: value })} />
          <SelectField
            label={t('startsBefore')}
            value={to ?? ''}
            options={hours(Number(from ?? 0) + 1, 24)}
            onChange={(value) => setHour({ to: value })}
          />
          <SelectField
            label={t('freeOn')}
            value={free ?? ''}
            options={[{ value: '', label: t('anyDay') }, ...freeDays(today).map((day) => ({ value: day, label: dayText(day) }))]}
            onChange={(value) => onChange({ free: value, days: '', ...(chosen.hours === 'weekends' ? { hours: '' } : {}) })}
          />
        </Box>
      </Fold>
      <Text color="fg.muted" textStyle="sm">
        <bdi>{t('timesMeant', { zone: zoneLabel(zone, clock.now()) })}</bdi>
      </Text>
    </Box>
  );
}

/** 'Tue', or 'T' in a language whose short names are too long for a seventh of a phone. */
const nameOfDay = (day: string) =>
  weekdays.every((each) => shortDayText(dayNamed(each)).length <= 4) ? shortDayText(day) : weekdayInitial(day);

const time = (minutes: number) => wallTime(`${String(minutes / 60).padStart(2, '0')}:00`);

function PartButton({ part, on, onPress }: { part: DayPart; on: boolean; onPress: () => void }) {
  const { t } = useTranslation(['filters', 'search']);
  const Icon = icons[part];
  const { fromMinutes, toMinutes } = dayParts[part];
  return (
    <Toggle on={on} onPress={onPress}>
      <Box display="flex" alignItems="center" gap="2.5" px="3" py="2" textAlign="start">
        <Box asChild display={{ base: 'none', md: 'block' }} flexShrink={0} color={on ? 'brand.contrast' : 'clay.fg'}>
          <Icon size={20} aria-hidden />
        </Box>
        <Box minW="0">
          <Text as="span" display="block" fontWeight="semibold" textStyle="sm">
            {t(`search:parts.${part}`)}
          </Text>
          <Text as="span" display="block" textStyle="xs" color={on ? 'brand.contrast' : 'fg.muted'}>
            {part === 'weekends' ? t('weekendDays') : t('search:chips.between', { from: time(fromMinutes), to: time(toMinutes) })}
          </Text>
        </Box>
      </Box>
    </Toggle>
  );
}

function Label({ children }: { children: ReactNode }) {
  return (
    <Text textStyle="sm" fontWeight="semibold" mb="1.5" aria-hidden>
      {children}
    </Text>
  );
}

function Toggle({ on, label, onPress, children }: { on: boolean; label?: string; onPress: () => void; children: ReactNode }) {
  return (
    <Box
      asChild
      minH="11"
      minW="0"
      borderRadius="l2"
      borderWidth="1px"
      borderColor={on ? 'brand.solid' : 'border.emphasized'}
      bg={on ? 'brand.solid' : 'bg.field'}
      color={on ? 'brand.contrast' : 'fg'}
      fontWeight="semibold"
      textStyle="sm"
      cursor="pointer"
      transition="background 150ms"
      _hover={on ? {} : { bg: 'brand.subtle' }}
    >
      <button type="button" aria-pressed={on} aria-label={label} title={label} onClick={onPress}>
        {children}
      </button>
    </Box>
  );
}
