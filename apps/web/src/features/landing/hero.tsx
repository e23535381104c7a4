import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { asTeacher } from '../../lib/role-of-link';
import { paths } from '../../lib/paths';
import { KenteStrip } from '../../ui/kente-strip';
import { ButtonLink } from '../../ui/links';
import { ProductPicture } from '../../ui/product-picture';
import { SearchCard } from './search-card';

/** Beside the search, which is the one thing to do first. */
const quiet = {
  size: { base: 'md', md: 'lg' } as const,
  px: { base: '4', md: '6' },
  color: 'fg.onHero',
  borderColor: 'brand.400',
  _hover: { bg: 'brand.700' },
};

export function Hero() {
  const { t } = useTranslation('landing');
  return (
    <Box bg="bg.hero" color="fg.onHero">
      <Box
        maxW="page"
        mx="auto"
        px={{ base: '4', md: '8' }}
        pt={{ base: '10', md: '14' }}
        pb={{ base: '10', md: '14', lg: '0' }}
        display="grid"
        alignItems="start"
        gap={{ base: '8', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.25fr) minmax(0, 1fr)' }}
      >
        <Box>
          <Heading as="h1" textStyle={{ base: '4xl', md: '5xl', xl: '6xl' }} lineHeight="shorter" letterSpacing="-0.025em">
            {t('heroTitle')}
          </Heading>
          <Text color="fg.onHeroMuted" textStyle={{ base: 'md', md: 'lg' }} mt="5" maxW="lg">
            {t('heroText')}
          </Text>
          <Box display="flex" flexWrap="wrap" gap={{ base: '2', md: '3' }} mt="8">
            <ButtonLink to={paths.teachers} variant="outline" {...quiet}>
              {t('findYourTeacher')}
            </ButtonLink>
            <ButtonLink
              to={paths.register}
              {...asTeacher}
              variant="ghost"
              {...quiet}
              borderColor="transparent"
              textDecoration="underline"
              textUnderlineOffset="0.3em"
            >
              {t('becomeTeacher')}
            </ButtonLink>
          </Box>
          <Box display={{ base: 'none', lg: 'block' }} mt="10" maxH="11.5rem" overflow="hidden" borderTopRadius="l3">
            <ProductPicture of="booking" w="full" maxW="xl" borderTopRadius="l3" boxShadow="card" />
          </Box>
        </Box>
        <Box pb={{ lg: '14' }} alignSelf={{ lg: 'center' }}>
          <SearchCard />
        </Box>
      </Box>
      <KenteStrip />
    </Box>
  );
}
