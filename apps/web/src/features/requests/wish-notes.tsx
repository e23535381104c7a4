import { HStack, Text } from '@chakra-ui/react';
import { CalendarX2, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WishedTime } from '@somo/contracts/requests';

/** Returns why a time cannot be accepted; undefined if it can. */
export const blockOf = ({ conflicts }: WishedTime) => (['lesson', 'full-day'] as const).find((each) => conflicts.includes(each));

/** What a teacher should know before accepting a time: what is in its way, or what accepting it does. */
export function WishNotes({ wish }: { wish: WishedTime }) {
  const { t } = useTranslation('requests');
  const block = blockOf(wish);
  const around = (['break', 'busy-elsewhere', 'outside-hours'] as const).find((each) => wish.conflicts.includes(each));
  const notes = block
    ? [t(`conflicts.${block}`)]
    : [...(around ? [t(`conflicts.${around}`)] : []), ...(wish.turnsDown > 0 ? [t('turnsDown', { count: wish.turnsDown })] : [])];
  if (notes.length === 0) return null;
  return (
    <HStack as="ul" listStyleType="none" flexWrap="wrap" columnGap="4" rowGap="1" color="fg.muted" textStyle="sm" fontWeight="normal">
      {notes.map((note) => (
        <HStack as="li" key={note} gap="1.5" alignItems="flex-start">
          {block ? <CalendarX2 size={16} aria-hidden style={iconStyle} /> : <Info size={16} aria-hidden style={iconStyle} />}
          <Text as="span">{note}</Text>
        </HStack>
      ))}
    </HStack>
  );
}

const iconStyle = { flexShrink: 0, marginTop: 2 };
