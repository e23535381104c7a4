import { Box } from '@chakra-ui/react';
import { CalendarX2, MessageCircle, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { freeCancelHours } from '@somo/contracts/rules/booking';

const facts = [
  ['write', MessageCircle],
  ['free', CalendarX2],
  ['refund', ShieldCheck],
] as const;

/** What a student can count on with a teacher about whom nobody has written yet. */
export function NewTeacherFacts({ name }: { name: string }) {
  const { t } = useTranslation('reviews');
  return (
    <Box as="ul" listStyleType="none" display="grid" gap="4" mt="5" pt="5" borderTopWidth="1px" borderColor="border">
      {facts.map(([fact, Icon]) => (
        <Box as="li" key={fact} display="flex" gap="3" _icon={{ w: '5', h: '5', mt: '0.5', flexShrink: 0, color: 'brand.fg' }}>
          <Icon aria-hidden />
          {t(`newFacts.${fact}`, { name, hours: freeCancelHours })}
        </Box>
      ))}
    </Box>
  );
}
