import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ratingPrior } from '@somo/contracts/rules/reviews';
import { ratingText } from '../../lib/format';

/** How results are ordered, with the numbers that count. */
export function WhyText({ sort }: { sort: string }) {
  const { t } = useTranslation('filters');
  const prior = { reviews: ratingPrior.reviews, stars: ratingText(ratingPrior.stars) };
  return (
    <Text maxW="65ch" pb="2">
      {t(sort === 'rating' ? 'whyRating' : 'whyBest', prior)}
    </Text>
  );
}
