import { Box, type BoxProps } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { starsMax } from '@somo/contracts/rules/reviews';

const all = Array.from({ length: starsMax }, (_, at) => at + 1);

/** A whole number of stars, filled of five. */
export function Stars({ rating, size = '4', ...rest }: { rating: number; size?: string } & BoxProps) {
  const { t } = useTranslation('reviews');
  return (
    <Box {...rest} as="span" role="img" aria-label={t('outOf', { rating })} display="inline-flex" gap="0.5" _icon={{ w: size, h: size }}>
      {all.map((star) => (
        <Box asChild key={star} color={star <= rating ? 'sun.500' : 'border.emphasized'} fill={star <= rating ? 'currentColor' : 'none'}>
          <Star aria-hidden />
        </Box>
      ))}
    </Box>
  );
}
