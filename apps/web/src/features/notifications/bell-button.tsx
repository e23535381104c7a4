import type { ComponentProps } from 'react';
import { Box, IconButton } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@somo/contracts/notifications';

/** The latest notification pushed while this page was open. */
export type Arrived = Notification | undefined;

interface Props extends ComponentProps<typeof IconButton> {
  unread: number;
  arrived: Arrived;
}

export function BellButton({ unread, arrived, ...rest }: Props) {
  const { t } = useTranslation('notifications');
  return (
    <IconButton variant="ghost" position="relative" {...rest} aria-label={unread > 0 ? t('bellUnread', { count: unread }) : t('bell')}>
      <Box
        as="span"
        key={arrived?.id ?? 'quiet'}
        display="inline-flex"
        transformOrigin="top"
        animation={arrived ? 'ring 200ms ease-in-out 2' : 'none'}
        _motionReduce={{ animation: 'none' }}
      >
        <Bell aria-hidden />
      </Box>
      {unread > 0 && (
        <Box
          as="span"
          aria-hidden
          position="absolute"
          // Beside the bell, however many digits there are.
          top="0.5"
          insetStart="calc(50% + 3px)"
          minW="4"
          h="4"
          px="1"
          borderRadius="full"
          bg="clay.solid"
          color="clay.contrast"
          fontSize="inXs"
          fontWeight="bold"
          lineHeight="var(--chakra-sizes-4)"
          textAlign="center"
          fontVariantNumeric="tabular-nums"
        >
          {unread > 99 ? '99+' : unread}
        </Box>
      )}
    </IconButton>
  );
}
