import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ratingPrior } from '@somo/contracts/rules/reviews';
import { ratingText } from '../../lib/format';

/** Says in words how the results are ordered, where that is not plain from the name of the order. */
export function WhyOrder({ sort }: { sort: string }) {
  const { t } = useTranslation('search');
  if (sort !== '' && sort !== 'rating') return null;
  const prior = { reviews: ratingPrior.reviews, stars: ratingText(ratingPrior.stars) };
  return (
    <Box asChild textStyle="sm" color="fg.muted" mt={{ base: '2', md: '5' }}>
      <details>
        <Box
          as="summary"
          display="inline-flex"
          alignItems="center"
          minH={{ base: '11', md: '9' }}
          cursor="pointer"
          fontWeight="medium"
          borderRadius="l1"
          _focusVisible={{ outline: '2px solid', outlineColor: 'brand.focusRing' }}
        >
          {t('why')}
        </Box>
        <Text maxW="65ch" pb="2">
          {t(sort === 'rating' ? 'whyRating' : 'whyBest', prior)}
        </Text>
      </details>
    </Box>
  );
}
