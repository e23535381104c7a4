import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { Trans, useTranslation } from 'react-i18next';
import { hourMs } from '@somo/calendar/days';
import type { Slot } from '@somo/contracts/lessons';
import { freeCancelHours, payByMinutes, platformFeePercent } from '@somo/contracts/rules/booking';
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

const atEnd = { order: 1, ms: 'auto' };
/** On phones on a line of its own. */
const beforeSum = { order: { base: 2, sm: 0 }, flexBasis: { base: '100%', sm: 'auto' } };

export function ConfirmStep({ slot, zone, teacherZone, name, subject, moduleName, priceCents, ...rest }: Props) {
  const { instant, whoFor, weekly, disabled } = rest;
  const { t } = useTranslation('booking');
  const theirs = theirTime(slot, teacherZone, zone);
  const freeUntil = toInstant(fromInstant(slot.startsAt) - freeCancelHours * hourMs);
  return (
    <Box>
      <StepHeading mb="2">{t('confirmTitle')}</StepHeading>
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
      <Box mt="4">{whoFor}</Box>
      <WeeklyChoice weekly={weekly} zone={zone} disabled={disabled} />
      <Text display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2" mt="4" fontWeight="semibold">
        <Trans
          t={t}
          i18nKey="total"
          values={{ price: money(priceCents * weekly.count), feePercent: platformFeePercent }}
          components={{
            sum: <Text as="span" {...atEnd} fontFamily="heading" fontWeight="bold" textStyle="2xl" fontVariantNumeric="tabular-nums" />,
            fee: <Text as="span" {...beforeSum} fontWeight="normal" textStyle="sm" color="fg.muted" />,
          }}
        />
      </Text>
      <Text color="fg.muted" textStyle="sm" mt="1">
        {weekly.count > 1
          ? t('weekly.payWithin', { minutes: payByMinutes, count: weekly.count, price: money(priceCents) })
          : instant
            ? t('payWithin', { minutes: payByMinutes })
            : t('reviews', { name })}
      </Text>
      <Text color="fg.muted" textStyle="sm" mt="1" textWrap="pretty">
        {weekly.count > 1
          ? t('weekly.rule', { hours: freeCancelHours })
          : t('rule', { time: timeOf(freeUntil, zone), day: dayName(freeUntil, zone), zone: offsetName(zone, fromInstant(freeUntil)) })}
      </Text>
    </Box>
  );
}
