import { Box, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** The gist of a long page, before its sections. */
export function InShort({ points }: { points: string[] }) {
  const { t } = useTranslation('content');
  return (
    <Box as="section" aria-labelledby="in-short" bg="brand.subtle" borderRadius="l3" p={{ base: '5', md: '6' }} mb="8">
      <Heading as="h2" size="sm" id="in-short">
        {t('inShort')}
      </Heading>
      <Box as="ul" listStyleType="disc" mt="2" ps="5" display="grid" gap="1.5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Box>
    </Box>
  );
}
