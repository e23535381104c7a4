import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

const tints = { done: 'leaf', told: 'leaf', waiting: 'sun', unsent: 'sun', cancelled: 'sand', dead: 'clay' } as const;

export function StateBadge({ state }: { state: keyof typeof tints }) {
  const { t } = useTranslation('timeline');
  return (
    <Badge size="sm" colorPalette={tints[state]} variant={state === 'dead' ? 'solid' : 'subtle'}>
      {t(`states.${state}`)}
    </Badge>
  );
}
