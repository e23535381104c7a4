import { Box, Button, Text } from '@chakra-ui/react';
import { Trans, useTranslation } from 'react-i18next';
import { platformFeePercent } from '@somo/contracts/rules/booking';
import { dayText, listText, money, timeOf, unparted } from '../../lib/format';
import { Conditions } from './conditions';
import type { useBooking } from './use-booking';

/** On phones the text is above the buttons, which share the line below. */
const wide = { base: '1 1 100%', sm: '1 1 12rem' };
const half = { base: '1 0 auto', sm: 'none' };

/** On phones at the end of the line. */
const sum = {
  order: { base: '1', sm: '0' },
  ms: { base: 'auto', sm: '0' },
  fontFamily: 'heading',
  fontWeight: 'bold',
  textStyle: { base: 'xl', sm: '2xl' },
  fontVariantNumeric: 'tabular-nums',
} as const;
const fee = { flexBasis: { sm: '100%' }, fontWeight: 'normal', textStyle: { base: 'xs', sm: 'sm' }, color: 'fg.muted' } as const;

/** The buttons stay in view, however long the step is. */
const inView = {
  position: 'sticky',
  bottom: '0',
  zIndex: '1',
  mt: 'auto',
  mx: { base: '-5', md: '-6' },
  mb: { base: '-5', md: '-6' },
  px: { base: '5', md: '6' },
  py: '3',
  bg: 'bg.panel',
  borderTopWidth: '1px',
  borderColor: 'border',
  borderBottomRadius: 'l3',
  // Text that runs under the buttons fades out instead of being cut.
  _before: {
    content: '""',
    position: 'absolute',
    bottom: '100%',
    insetInline: '0',
    h: '6',
    pointerEvents: 'none',
    backgroundImage: 'linear-gradient(to top, var(--chakra-colors-bg-panel), transparent)',
  },
  // Low windows, and large text, have no room for it beside the step.
  '@media (max-height: 30em)': { position: 'static', _before: { display: 'none' } },
} as const;

interface Props {
  booking: ReturnType<typeof useBooking>;
  zone: string;
  /** The teacher's first name. */
  name: string;
  priceCents: number;
}

/** The buttons of a step, with what it costs or why the next one is not open yet; on a narrow screen, a day is all that the first step needs. */
export function WizardFooter({ booking, zone, name, priceCents }: Props) {
  const { t } = useTranslation(['booking', 'common']);
  const { wizard, move, busy, ready, instant, slot, weekly } = booking;
  const { step } = wizard;
  const confirmWord = instant ? (busy ? 'confirming' : 'confirm') : busy ? 'sending' : 'send';
  // The calendar may show another month than that of the chosen day.
  const chosen =
    (step === 'date' || step === 'time') && wizard.day && listText([dayText(wizard.day), ...(slot ? [timeOf(slot.startsAt, zone)] : [])]);
  const missing = ready || (step !== 'date' && step !== 'time') ? null : t(`choose.${step}`);
  return (
    <Box
      display={{ base: step === 'date' && !ready ? 'none' : 'flex', lg: 'flex' }}
      flexWrap="wrap"
      alignItems="center"
      justifyContent="flex-end"
      columnGap="3"
      rowGap="2"
      css={inView}
    >
      {missing && (
        <Text id="continue-needs" color="fg.muted" textStyle="sm" flex={wide}>
          {missing}
        </Text>
      )}
      {!missing && chosen && (
        <Text textStyle="sm" fontWeight="medium" flex={wide}>
          <bdi>{unparted(chosen)}</bdi>
        </Text>
      )}
      {step === 'confirm' && slot && <Conditions startsAt={slot.startsAt} count={weekly.count} {...{ zone, name, instant, priceCents }} />}
      {step === 'confirm' && (
        <Text display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2" flex={wide} fontWeight="semibold">
          <Trans
            t={t}
            i18nKey="total"
            values={{ price: money(priceCents * weekly.count), feePercent: platformFeePercent }}
            components={{
              sum: <Text as="span" {...sum} />,
              fee: <Text as="span" {...fee} />,
            }}
          />
        </Text>
      )}
      {step === 'date' ? (
        <Button variant="outline" flex={half} onClick={() => move({ type: 'cancel' })}>
          {t('common:cancel')}
        </Button>
      ) : (
        <Button variant="outline" flex={half} disabled={busy} onClick={() => move({ type: 'back' })}>
          {t('common:back')}
        </Button>
      )}
      {step === 'confirm' ? (
        <Button key="confirm" flex={half} disabled={busy || booking.isWhoPending} onClick={booking.confirm}>
          {instant && !busy && weekly.count > 1 ? t('weekly.confirm', { count: weekly.count }) : t(confirmWord)}
        </Button>
      ) : (
        // Can be reached and heard before it can be pressed.
        <Button
          flex={half}
          aria-disabled={!ready}
          aria-describedby={missing ? 'continue-needs' : undefined}
          onClick={() => ready && move({ type: 'next' })}
        >
          {t('common:continue')}
        </Button>
      )}
    </Box>
  );
}
