import { Box } from '@chakra-ui/react';
import { Bell, CalendarDays, CircleDollarSign, MessageCircle } from 'lucide-react';
import type { NotificationCategory } from '@somo/contracts/notifications';

const looks: Record<string, { Icon: typeof Bell; tint: string } | undefined> = {
  lesson: { Icon: CalendarDays, tint: 'brand' },
  payment: { Icon: CircleDollarSign, tint: 'leaf' },
  message: { Icon: MessageCircle, tint: 'clay' },
} satisfies Partial<Record<NotificationCategory, unknown>>;

export function NotificationIcon({ category }: { category: string }) {
  const { Icon, tint } = looks[category] ?? { Icon: Bell, tint: 'sand' };
  return (
    <Box
      aria-hidden
      colorPalette={tint}
      bg="colorPalette.muted"
      color="colorPalette.fg"
      w="10"
      h="10"
      flexShrink={0}
      borderRadius="l2"
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      _icon={{ w: '5', h: '5' }}
    >
      <Icon />
    </Box>
  );
}
