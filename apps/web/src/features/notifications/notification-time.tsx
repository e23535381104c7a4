import { Box, Text, type TextProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@somo/contracts/notifications';
import { dayOf, timeOf, unparted } from '../../lib/format';
import { relativeTime } from '../../lib/relative-time';
import { useZone } from '../../lib/use-session';

interface Props extends TextProps {
  notification: Notification;
  now: number;
  /** Below the name of its day, where the time of day says it for an earlier one. */
  isBelowDay?: boolean;
}

/** How long ago it was. */
export function NotificationTime({ notification: { createdAt }, now, isBelowDay = false, ...rest }: Props) {
  const { t } = useTranslation();
  const zone = useZone();
  const byClock = isBelowDay && dayOf(createdAt, zone) !== dayOf(now, zone);
  const ago = relativeTime(createdAt, now, t);
  return (
    <Text color="fg.muted" textStyle="xs" fontVariantNumeric="tabular-nums" {...rest}>
      {byClock && <span aria-hidden>{unparted(timeOf(createdAt, zone))}</span>}
      <Box as="span" srOnly={byClock}>
        {ago}
      </Box>
    </Text>
  );
}
