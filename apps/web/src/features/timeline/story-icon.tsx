import { Box } from '@chakra-ui/react';
import {
  Bell,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CircleAlert,
  CircleCheck,
  CircleDot,
  CircleDollarSign,
  Clock,
  Mail,
  NotebookPen,
  Undo2,
  Video,
  type LucideIcon,
} from 'lucide-react';
import type { TimelineEntry, TimelineFact } from '@somo/contracts/timeline';
import { isTrouble, wayOf } from './story';

type Tint = 'brand' | 'clay' | 'leaf' | 'sun';

/** What decides how the lesson goes on has a tint; the rest is quiet. */
const icons: Partial<Record<TimelineFact['name'], { icon: LucideIcon; tint?: Tint }>> = {
  booked: { icon: CalendarCheck, tint: 'brand' },
  proposed: { icon: CalendarClock },
  moved: { icon: CalendarClock, tint: 'brand' },
  cancelled: { icon: CalendarX, tint: 'clay' },
  'charge-opened': { icon: CircleDollarSign },
  'charge-captured': { icon: CircleDollarSign, tint: 'leaf' },
  'charge-changed': { icon: Undo2, tint: 'sun' },
  paid: { icon: CircleDollarSign, tint: 'leaf' },
  attended: { icon: Video, tint: 'brand' },
  'classroom-entered': { icon: Video },
  'classroom-left': { icon: Video },
  'recording-consent': { icon: CircleDot },
  'recording-started': { icon: CircleDot, tint: 'clay' },
  'recording-ended': { icon: CircleDot },
  'recording-deleted': { icon: CircleDot },
  'notes-written': { icon: NotebookPen },
  'problem-reported': { icon: CircleAlert, tint: 'clay' },
  'problem-resolved': { icon: CircleCheck, tint: 'leaf' },
  notified: { icon: Bell },
};

/** The payment did not come, or was taken back: nothing was refunded. */
const isUnpaid = ({ name, details }: TimelineFact) =>
  name === 'charge-changed' && ['expired', 'failed', 'disputed'].includes(String(details['charge']));

export function iconOf(entry: TimelineEntry): { icon: LucideIcon; tint?: Tint } {
  if (isTrouble(entry)) return { icon: CircleAlert, tint: 'clay' };
  if (entry.kind === 'fact' && wayOf(entry) !== 'notice') return { icon: Mail };
  if (entry.kind === 'fact' && isUnpaid(entry)) return { icon: CircleAlert, tint: 'clay' };
  if (entry.kind === 'fact') return icons[entry.name] ?? { icon: Clock };
  return { icon: entry.name === 'send-lesson-reminder' ? Bell : Clock };
}

export function StoryIcon({ of }: { of: TimelineEntry }) {
  const { icon: Icon, tint } = iconOf(of);
  return (
    <Box
      aria-hidden
      flexShrink={0}
      display="grid"
      placeItems="center"
      w="7"
      h="7"
      borderRadius="full"
      _icon={{ w: '4', h: '4' }}
      {...(tint ? { colorPalette: tint, bg: 'colorPalette.subtle', color: 'colorPalette.fg' } : { color: 'fg.muted' })}
    >
      <Icon />
    </Box>
  );
}
