import type { ReactNode } from 'react';
import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { MonthCalendar } from '../../ui/month-calendar';
import { QuickTimes } from './quick-times';
import { StepHeading } from './step-heading';
import { TimeStep } from './time-step';
import type { useBooking } from './use-booking';
import type { WantedTimes } from './wanted-times';
import type { Step } from './wizard';

interface Props {
  booking: ReturnType<typeof useBooking>;
  zone: string;
  teacherZone: string;
  name: string;
  wanted: WantedTimes | null;
}

/** Date and time: two panels side by side, or one after the other on a narrow screen. */
export function DateAndTime({ booking, zone, teacherZone, name, wanted }: Props) {
  const { t } = useTranslation('booking');
  const { wizard, bookable, move, today } = booking;
  return (
    <Box display="grid" gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 19rem) minmax(0, 1fr)' }}>
      <StepPanel step="date" current={wizard.step}>
        <StepHeading mb="3" srOnly={{ base: true, lg: false }}>
          {t('chooseDate')}
        </StepHeading>
        <MonthCalendar
          label={t('chooseDate')}
          today={today}
          selected={wizard.day}
          onSelect={(day) => move({ type: 'day', day })}
          days={new Set(bookable.map(({ date }) => date))}
          word={() => t('freeDay')}
          variantOf={() => 'free'}
          view="coming"
        />
      </StepPanel>
      <StepPanel step="time" current={wizard.day === null ? 'time' : wizard.step}>
        {wizard.day === null ? (
          <QuickTimes days={bookable} zone={zone} wanted={wanted} onChoose={booking.insteadAt} />
        ) : (
          <TimeStep
            day={wizard.day}
            zone={zone}
            teacherZone={teacherZone}
            name={name}
            slots={booking.slots}
            chosen={wizard.startsAt}
            onChoose={(startsAt) => move({ type: 'time', startsAt })}
          />
        )}
      </StepPanel>
    </Box>
  );
}

function StepPanel({ step, current, children }: { step: Step; current: Step; children: ReactNode }) {
  return (
    <Box data-step={step} display={{ base: step === current ? 'block' : 'none', lg: 'block' }} minW="0">
      {children}
    </Box>
  );
}
