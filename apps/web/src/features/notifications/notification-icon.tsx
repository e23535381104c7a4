import { Box } from '@chakra-ui/react';
import {
  AlarmClock,
  Bell,
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  CalendarPlus,
  CalendarX2,
  CircleDollarSign,
  MessageCircle,
  Star,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { NotificationType } from '@somo/contracts/notifications';

/** Color says how it is meant: gold for what is good to know, red-brown for what was lost. */
const looks: Record<NotificationType, { Icon: LucideIcon; tint: string }> = {
  lesson_reminder: { Icon: AlarmClock, tint: 'brand' },
  booking_confirmation: { Icon: CalendarCheck, tint: 'leaf' },
  new_booking: { Icon: CalendarPlus, tint: 'leaf' },
  booking_cancelled: { Icon: CalendarX2, tint: 'clay' },
  booking_rescheduled: { Icon: CalendarClock, tint: 'brand' },
  booking_request: { Icon: CalendarDays, tint: 'brand' },
  request_accepted: { Icon: CalendarCheck, tint: 'leaf' },
  request_rejected: { Icon: CalendarX2, tint: 'clay' },
  review: { Icon: Star, tint: 'sun' },
  message: { Icon: MessageCircle, tint: 'brand' },
  payment: { Icon: CircleDollarSign, tint: 'leaf' },
  payout: { Icon: Wallet, tint: 'leaf' },
  system: { Icon: Bell, tint: 'sand' },
};

export function NotificationIcon({ type }: { type: NotificationType }) {
  // An older page can meet a type of a newer server.
  const { Icon, tint } = (looks as Partial<typeof looks>)[type] ?? looks.system;
  return (
    <Box
      aria-hidden
      colorPalette={tint}
      bg="colorPalette.muted"
      color="colorPalette.fg"
      w="10"
      h="10"
      flexShrink={0}
      borderRadius="full"
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      _icon={{ w: '5', h: '5' }}
    >
      <Icon />
    </Box>
  );
}
