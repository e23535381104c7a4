import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** How results are ordered. */
export function WhyText({ sort }: { sort: string }) {
  const { t } = useTranslation('filters');
  return (
    <Text maxW="65ch" textStyle="sm" color="fg.muted" pb="2">
      {t(sort === 'rating' ? 'whyRating' : 'whyBest')}
    </Text>
  );
}
