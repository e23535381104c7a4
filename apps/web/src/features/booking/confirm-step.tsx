import type { ReactNode } from 'react';
import { Box, Stack, Text } from '@chakra-ui/react';
import { CreditCard, RotateCcw, UserCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { hourMs } from '@somo/calendar/days';
import type { Slot } from '@somo/contracts/lessons';
import { freeCancelHours, payByMinutes } from '@somo/contracts/rules/booking';
import { fromInstant, toInstant } from '@somo/contracts/time';
import { moduleName as nameOfModule, subjectName } from '../../i18n/names';
import { dayName, fullDate, lessonTime, money, offsetName, timeOf, unparted } from '../../lib/format';
import { StepHeading } from './step-heading';
import type { Weekly } from './use-weekly';
import { WeeklyChoice } from './weekly-choice';
import { theirTime } from './their-time';

interface Props {
  slot: Slot;
  zone: string;
  teacherZone: string;
  name: string;
  subject: string;
  moduleName: string | null;
  priceCents: number;
  /** False if the teacher reviews each booking. */
  instant: boolean;
  /** Asks for whom the lesson is. */
  whoFor: ReactNode;
  weekly: Weekly;
  disabled: boolean;
}

function Row({ label, isLong = false, children }: { label: string; isLong?: boolean; children: ReactNode }) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: isLong ? '1fr' : '5.5rem minmax(0, 1fr)', sm: '7rem minmax(0, 1fr)' }}
      gap={{ base: isLong ? '0' : '3', sm: '4' }}
      alignItems="baseline"
      py={{ base: '2', sm: '3' }}
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Text as="dt" color="fg.muted" textStyle="sm">
        {label}
      </Text>
      <Box as="dd" fontWeight="medium">
        {children}
      </Box>
    </Box>
  );
}

/** What follows from the booking. */
function Line({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <Box as="li" display="flex" gap="3" _icon={{ w: '5', h: '5', flexShrink: 0 }}>
      {icon}
      <Text textWrap="pretty">{children}</Text>
    </Box>
  );
}

export function ConfirmStep({ slot, zone, teacherZone, name, subject, moduleName, priceCents, ...rest }: Props) {
  const { instant, whoFor, weekly, disabled } = rest;
  const { t } = useTranslation('booking');
  const theirs = theirTime(slot, teacherZone, zone);
  const freeUntil = toInstant(fromInstant(slot.startsAt) - freeCancelHours * hourMs);
  return (
    <Box>
      <StepHeading mb="2">{t('confirmTitle')}</StepHeading>
      <Box mb="4" _empty={{ display: 'none' }}>
        {whoFor}
      </Box>
      <Box as="dl">
        <Row isLong label={t('when')}>
          <Text fontFamily="heading" fontWeight="bold" textStyle={{ base: 'md', sm: 'lg' }}>
            {fullDate(slot.startsAt, zone)}
          </Text>
          <Text>{unparted(lessonTime(slot, zone))}</Text>
        </Row>
        {theirs && <Row label={t('forTeacher', { name })}>{theirs}</Row>}
        <Row label={t('subject')}>{subjectName(subject)}</Row>
        {moduleName && <Row label={t('module')}>{nameOfModule(moduleName)}</Row>}
      </Box>
      <WeeklyChoice weekly={weekly} zone={zone} disabled={disabled} />
      <Stack as="ul" listStyleType="none" gap="2.5" mt="5" textStyle="sm" color="fg.muted">
        <Line icon={instant ? <CreditCard aria-hidden /> : <UserCheck aria-hidden />}>
          {weekly.count > 1
            ? t('weekly.payWithin', { minutes: payByMinutes, count: weekly.count, price: money(priceCents) })
            : instant
              ? t('payWithin', { minutes: payByMinutes })
              : t('reviews', { name })}
        </Line>
        <Line icon={<RotateCcw aria-hidden />}>
          {weekly.count > 1
            ? t('weekly.rule', { hours: freeCancelHours })
            : t('rule', { time: timeOf(freeUntil, zone), day: dayName(freeUntil, zone), zone: offsetName(zone, fromInstant(freeUntil)) })}
        </Line>
      </Stack>
    </Box>
  );
}
