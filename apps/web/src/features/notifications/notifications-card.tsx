import { Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@somo/contracts/notifications';
import { useNow } from '../../lib/use-now';
import { useUser } from '../../lib/use-session';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { hiddenWhile } from '../../ui/hidden-while';
import { TextLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { useReadNotification } from './api/change-notifications';
import { useLatestNotifications } from './api/latest-notifications';
import { NotificationLine } from './notification-line';
import { isReadOnceOpened } from './is-read-once-opened';
import { notificationPath } from './notification-path';

function LinkedLine({ notification, now }: { notification: Notification; now: number }) {
  const to = notificationPath(notification, useUser()?.role ?? null);
  const reading = useReadNotification();
  const link = (title: string) => (
    <TextLink
      to={to ?? ''}
      color="inherit"
      fontWeight="inherit"
      onClick={() => isReadOnceOpened(notification) && reading.mutate({ params: { id: notification.id } })}
    >
      {title}
    </TextLink>
  );
  return <NotificationLine notification={notification} now={now} brief link={to === null ? undefined : link} />;
}

const nothing: ReadonlySet<string> = new Set();

/** The unread notifications on a dashboard. `shown`: the ids of items elsewhere on it, whose notifications are left out. */
export function NotificationsCard({ allAt, most = 4, shown = nothing }: { allAt: string; most?: number; shown?: ReadonlySet<string> }) {
  const { t } = useTranslation('notifications');
  const now = useNow();
  const latest = useLatestNotifications();
  const unread = latest.data?.items.filter(({ isRead, relatedId }) => !isRead && !shown.has(relatedId ?? '')).slice(0, most) ?? [];
  return (
    <Panel asChild>
      <section aria-label={t('title')}>
        <Heading as="h2" size="md" mb="4">
          {t('title')}
        </Heading>
        <Stack gap="4">
          {latest.isPending && (
            <>
              <Skeleton h="10" />
              <Skeleton h="10" />
            </>
          )}
          <FetchError compact of={latest} text={t('failed')} />
          {latest.data && unread.length === 0 && <Text color="fg.muted">{t('none')}</Text>}
          <Each of={unread}>{(item) => <LinkedLine notification={item} now={now} />}</Each>
          {latest.data?.items.length !== 0 && (
            <TextLink to={allAt} textStyle="sm" w="fit-content" {...hiddenWhile(latest.isPending)}>
              {t('viewAll')}
            </TextLink>
          )}
        </Stack>
      </section>
    </Panel>
  );
}
