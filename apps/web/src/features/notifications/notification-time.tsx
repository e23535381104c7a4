import { Text, type TextProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@somo/contracts/notifications';
import { relativeTime } from '../../lib/relative-time';

interface Props extends TextProps {
  notification: Notification;
  now: number;
}

/** How long ago it was. */
export function NotificationTime({ notification, now, ...rest }: Props) {
  const { t } = useTranslation();
  return (
    <Text color="fg.muted" textStyle="xs" {...rest}>
      {relativeTime(notification.createdAt, now, t)}
    </Text>
  );
}
