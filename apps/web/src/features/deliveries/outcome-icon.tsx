import { Box } from '@chakra-ui/react';
import { Ban, Check, Clock, MailX } from 'lucide-react';
import type { DeliveryOutcome } from '@somo/contracts/notification-settings';

/** A sign for what became of an email or a push; the words beside it say the same. */
export function OutcomeIcon({ outcome }: { outcome: DeliveryOutcome }) {
  const [Icon, color] = iconOf(outcome);
  return (
    <Box color={color} flexShrink={0} pt="0.5" aria-hidden>
      <Icon size={20} />
    </Box>
  );
}

function iconOf(outcome: DeliveryOutcome) {
  if (outcome === 'sent' || outcome === 'sent-in-digest') return [Check, 'leaf.fg'] as const;
  if (outcome === 'waiting-quiet' || outcome === 'waiting-digest') return [Clock, 'fg.muted'] as const;
  if (['refused', 'stopped', 'device-gone'].includes(outcome)) return [MailX, 'clay.fg'] as const;
  return [Ban, 'fg.muted'] as const;
}
