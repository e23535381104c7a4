import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Slot } from '@somo/contracts/lessons';
import { freeCancelHours, platformFeePercent } from '@somo/contracts/rules/booking';
import { fromInstant, toInstant } from '@somo/contracts/time';
import { dayName, dayOf, fullDate, fullDayText, money, offsetName, shortDayText, timeOf, timeRange, wallTime } from '../../lib/format';
import { StepHeading } from './step-heading';

interface Props {
  slot: Slot;
  zone: string;
  teacherZone: string;
  name: string;
  subject: string;
  moduleName: string | null;
  priceCents: number;
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: '7rem 1fr' }}
      gap={{ base: '0', sm: '4' }}
      py="3"
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

export function ConfirmStep({ slot, zone, teacherZone, name, subject, moduleName, priceCents }: Props) {
  const { t } = useTranslation('booking');
  const at = fromInstant(slot.startsAt);
  const freeUntil = toInstant(at - freeCancelHours * 3_600_000);
  const { teacherLocal } = slot;
  const day = dayOf(slot.startsAt, zone);
  return (
    <Box>
      <StepHeading mb="2">{t('confirmTitle')}</StepHeading>
      <Box as="dl">
        <Row label={t('when')}>
          {fullDate(slot.startsAt, zone)}
          <Text>{`${timeRange(slot.startsAt, slot.endsAt, zone)} (${offsetName(zone, at)})`}</Text>
        </Row>
        <Row label={t('forTeacher', { name })}>
          {fullDayText(teacherLocal.date)}
          <Text>{`${wallTime(teacherLocal.startTime)} - ${wallTime(teacherLocal.endTime)} (${offsetName(teacherZone, at)})`}</Text>
          {teacherLocal.date !== day && (
            <Text color="fg.muted" textStyle="sm" fontWeight="normal">
              {t('otherDay', { day: shortDayText(day), theirDay: shortDayText(teacherLocal.date), name })}
            </Text>
          )}
        </Row>
        <Row label={t('subject')}>{subject}</Row>
        {moduleName && <Row label={t('module')}>{moduleName}</Row>}
      </Box>
      <Text fontWeight="bold" textStyle="lg" mt="4" fontVariantNumeric="tabular-nums">
        {t('total', { price: money(priceCents), feePercent: platformFeePercent })}
      </Text>
      <Text color="fg.muted" textStyle="sm" mt="1">
        {t('rule', { time: timeOf(freeUntil, zone), day: dayName(freeUntil, zone), zone: offsetName(zone, fromInstant(freeUntil)) })}
      </Text>
    </Box>
  );
}
