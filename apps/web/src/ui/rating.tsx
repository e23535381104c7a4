import { Box, Text } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ratingText } from '../lib/format';

/** The average rating, or a note that there are none: never an invented number. */
export function Rating({ average, count }: { average: number | null; count: number }) {
  const { t } = useTranslation();
  if (!average || count === 0)
    return (
      <Text as="span" color="fg.muted" textStyle="sm">
        {t('noRatings')}
      </Text>
    );
  return (
    <Box as="span" display="inline-flex" alignItems="center" gap="1.5" textStyle="sm">
      <Box asChild color="sun.500" fill="currentColor" w="4" h="4">
        <Star aria-hidden />
      </Box>
      <Text as="span" fontWeight="semibold" aria-label={t('rating', { rating: ratingText(average) })}>
        {ratingText(average)}
      </Text>
      <Text as="span" color="fg.muted">
        {t('fromReviews', { count })}
      </Text>
    </Box>
  );
}
