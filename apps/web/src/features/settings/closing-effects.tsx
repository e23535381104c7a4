import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ClosingPreview } from '@somo/contracts/closing';
import { closingDays } from '@somo/contracts/rules/closing';
import { money } from '../../lib/format';

/** What closing the account does to lessons, money, reviews and messages. */
export function ClosingEffects({ preview: { lessons, lessonsWithoutRefund, requests, balanceCents } }: { preview: ClosingPreview }) {
  const { t } = useTranslation('settings');
  const effects = [
    lessons > 0 ? t('closing.lessons', { count: lessons }) : t('closing.noLessons'),
    ...(lessonsWithoutRefund > 0 ? [t('closing.withoutRefund', { count: lessonsWithoutRefund })] : []),
    ...(requests > 0 ? [t('closing.requests', { count: requests })] : []),
    ...(balanceCents > 0 ? [t('closing.balance', { amount: money(balanceCents) })] : []),
    t('closing.erased'),
    t('closing.stays'),
    t('closing.law'),
    t('closing.days', { count: closingDays }),
  ];
  return (
    <Box as="ul" listStyleType="disc" ps="5" display="grid" gap="2">
      {effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </Box>
  );
}
