import { Text, type TextProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@somo/contracts/notifications';
import { relativeTime } from '../../lib/relative-time';

interface Props extends TextProps {
  notification: Notification;
  now: number;
}

/** How long ago it was. */
export function NotificationTime({ notification, now, ...look }: Props) {
  const { t } = useTranslation();
  return (
    <Text color="fg.muted" textStyle="xs" {...look}>
      {relativeTime(notification.createdAt, now, t)}
    </Text>
  );
}
