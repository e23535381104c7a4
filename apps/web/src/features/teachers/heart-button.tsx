import { IconButton } from '@chakra-ui/react';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface Props {
  name: string;
  pressed?: boolean;
  onClick?: () => void;
}

/** A heart beside a teacher's name, filled for a favorite. */
export function HeartButton({ name, pressed = false, onClick }: Props) {
  const { t } = useTranslation('favorites');
  return (
    <IconButton
      variant="ghost"
      mt="-2"
      me="-2"
      color={pressed ? 'clay.fg' : 'fg.muted'}
      aria-label={t('add', { name })}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Heart aria-hidden fill={pressed ? 'currentColor' : 'none'} />
    </IconButton>
  );
}
