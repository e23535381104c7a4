import { useRef, useState } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ExternalCalendar } from '@somo/contracts/external-calendars';
import { calendarsMax } from '@somo/contracts/rules/external-calendars';
import { Fold } from '../../ui/fold';
import { Panel } from '../../ui/panel';
import { CalendarRow } from './calendar-row';
import { ConnectCalendar } from './connect-calendar';
import { AddressSteps } from './find-address';
import { RemoveCalendarDialog } from './remove-calendar-dialog';

/** The calendars that are connected, each with its state, and the form that connects another. */
export function ConnectedCalendars({ calendars }: { calendars: readonly ExternalCalendar[] }) {
  const { t } = useTranslation('availability');
  const [removing, setRemoving] = useState<ExternalCalendar | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Panel asChild>
      <section aria-labelledby="other-calendars">
        <Heading as="h2" size="md" id="other-calendars" ref={heading} tabIndex={-1} outline="none">
          {t('calendars.title')}
        </Heading>
        <Text color="fg.muted" textStyle="sm" mt="1" maxW="prose">
          {t('calendars.text')}
        </Text>
        {calendars.length > 0 && (
          <Box as="ul" aria-label={t('calendars.list')} listStyleType="none" mt="4" divideY="1px" divideColor="border">
            {calendars.map((calendar) => (
              <CalendarRow key={calendar.id} calendar={calendar} onRemove={() => setRemoving(calendar)} />
            ))}
          </Box>
        )}
        <Box
          mt="5"
          pt={calendars.length > 0 ? '5' : undefined}
          borderTopWidth={calendars.length > 0 ? '1px' : undefined}
          borderColor="border"
        >
          {calendars.length < calendarsMax ? (
            <>
              <ConnectCalendar isFirst={calendars.length === 0} />
              {calendars.length > 0 && (
                <Fold mt="4" title={<Text textStyle="sm">{t('calendars.where')}</Text>}>
                  <AddressSteps />
                </Fold>
              )}
            </>
          ) : (
            <Text color="fg.muted" textStyle="sm">
              {t('calendars.full')}
            </Text>
          )}
        </Box>
        {removing && <RemoveCalendarDialog of={removing} onClose={() => setRemoving(null)} returnTo={() => heading.current} />}
      </section>
    </Panel>
  );
}
