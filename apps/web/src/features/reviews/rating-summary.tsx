import { Box, Text } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TeacherReviews } from '@somo/contracts/reviews';
import { reviewTags } from '@somo/contracts/rules/reviews';
import { ratingText } from '../../lib/format';

type Sums = Pick<TeacherReviews, 'averageRating' | 'reviewsCount' | 'distribution' | 'tags'>;

/** What a teacher's reviews come to: the average, how many there are of each star, and what students mention. */
export function RatingSummary({ of: { averageRating, reviewsCount, distribution, tags } }: { of: Sums }) {
  const { t } = useTranslation('reviews');
  const all = Math.max(
    distribution.reduce((sum, one) => sum + one, 0),
    1,
  );
  const mentioned = reviewTags.filter((tag) => tags[tag] > 0).sort((a, b) => tags[b] - tags[a]);
  return (
    <Box
      display="grid"
      columnGap="10"
      rowGap="5"
      alignItems="center"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' }}
    >
      <Box>
        <Box display="flex" alignItems="center" gap="2">
          <Text fontFamily="heading" fontWeight="semibold" fontSize="5xl" lineHeight="1" fontVariantNumeric="tabular-nums">
            {ratingText(averageRating ?? 0)}
          </Text>
          <Box asChild color="sun.500" fill="currentColor" w="8" h="8">
            <Star aria-hidden />
          </Box>
        </Box>
        <Text color="fg.muted" mt="2">
          {t('count', { count: reviewsCount })}
        </Text>
      </Box>
      <Box as="ul" listStyleType="none" display="grid" gap="1.5">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = distribution[stars - 1] ?? 0;
          return (
            <Box as="li" key={stars} display="flex" alignItems="center" gap="3" textStyle="sm" aria-label={t('share', { stars, count })}>
              <Text aria-hidden w="3" fontVariantNumeric="tabular-nums">
                {stars}
              </Text>
              <Box aria-hidden flex="1" h="2" borderRadius="full" bg="bg.emphasized" overflow="hidden">
                <Box h="full" borderRadius="full" bg="sun.500" style={{ width: `${(100 * count) / all}%` }} />
              </Box>
              <Text aria-hidden w="8" textAlign="end" color="fg.muted" fontVariantNumeric="tabular-nums">
                {count}
              </Text>
            </Box>
          );
        })}
      </Box>
      {mentioned.length > 0 && (
        <Box gridColumn="1 / -1">
          <Text textStyle="sm" fontWeight="semibold" mb="2">
            {t('praised')}
          </Text>
          <Box as="ul" listStyleType="none" display="flex" flexWrap="wrap" gap="2">
            {mentioned.map((tag) => (
              <Box as="li" key={tag} px="3" py="1" borderRadius="full" bg="bg.muted" textStyle="sm" fontWeight="medium">
                {t('tagCount', { tag: t(`tag.${tag}`), count: tags[tag] })}
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
