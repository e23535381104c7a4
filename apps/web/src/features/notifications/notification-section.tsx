import { Box, Heading } from '@chakra-ui/react';
import type { Notification } from '@somo/contracts/notifications';
import { Each } from '../../ui/each';
import { Panel } from '../../ui/panel';
import { NotificationRow } from './notification-row';

interface Props {
  title: string;
  items: Notification[];
  now: number;
  isAwaited?: boolean;
}

/** Notifications under a heading: those of a day, or those that ask something of their reader. */
export function NotificationSection({ title, items, ...row }: Props) {
  return (
    <section aria-label={title}>
      <Heading as="h2" size="sm" mb="3">
        {title}
      </Heading>
      <Panel p="0">
        <Box as="ul" listStyleType="none">
          <Each of={items} as="li">
            {(item) => <NotificationRow notification={item} {...row} />}
          </Each>
        </Box>
      </Panel>
    </section>
  );
}
