import { Box, Text, type TextProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@somo/contracts/notifications';
import { dayOf, timeOf, unparted } from '../../lib/format';
import { relativeTime } from '../../lib/relative-time';
import { useZone } from '../../lib/use-session';

interface Props extends TextProps {
  notification: Notification;
  now: number;
  /** Of an earlier day, whose name is above, the time of day. */
  byClock?: boolean;
}

/** How long ago it was. */
export function NotificationTime({ notification: { createdAt }, now, byClock = false, ...rest }: Props) {
  const { t } = useTranslation();
  const zone = useZone();
  const ago = relativeTime(createdAt, now, t);
  const isEarlier = byClock && dayOf(createdAt, zone) !== dayOf(now, zone);
  return (
    <Text color="fg.muted" textStyle="xs" fontVariantNumeric="tabular-nums" {...rest}>
      {isEarlier && <span aria-hidden>{unparted(timeOf(createdAt, zone))}</span>}
      <Box as="span" srOnly={isEarlier}>
        {ago}
      </Box>
    </Text>
  );
}
