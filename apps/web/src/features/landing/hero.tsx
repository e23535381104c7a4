import type { ReactNode } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { asTeacher } from '../../lib/role-of-link';
import { paths } from '../../lib/paths';
import { KenteStrip } from '../../ui/kente-strip';
import { ButtonLink } from '../../ui/links';
import { SearchCard } from './search-card';

/** Beside the search, which is the one thing to do first. */
const quiet = {
  variant: 'plain',
  minH: '11',
  px: '0',
  color: 'fg.onHero',
  textDecoration: 'underline',
  textUnderlineOffset: '0.3em',
} as const;

/** What Somo is, who teaches there, and the search; `faces`: the people. */
export function Hero({ faces }: { faces: ReactNode }) {
  const { t } = useTranslation('landing');
  return (
    <Box bg="bg.hero" color="fg.onHero">
      <Box
        maxW="page"
        mx="auto"
        px={{ base: '4', md: '8' }}
        pt={{ base: '6', md: '10' }}
        display="grid"
        alignItems="start"
        columnGap="16"
        rowGap={{ base: '5', md: '8' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.25fr) minmax(0, 1fr)' }}
      >
        <Box>
          <Heading as="h1" textStyle={{ base: '3xl', md: '5xl', xl: '6xl' }} lineHeight="shorter" letterSpacing="-0.025em">
            {t('heroTitle')}
          </Heading>
          <Text color="fg.onHeroMuted" textStyle={{ base: 'sm', md: 'lg' }} mt={{ base: '2', md: '5' }} maxW="lg">
            {t('heroText')}
          </Text>
        </Box>
        <Box gridColumn={{ lg: '2' }} gridRow={{ lg: '1 / span 2' }} pb={{ lg: '8' }} alignSelf={{ lg: 'center' }}>
          <SearchCard />
        </Box>
        <Box>
          <Box display="flex" flexWrap="wrap" columnGap="8">
            <ButtonLink to={paths.teachers} {...quiet}>
              {t('findYourTeacher')}
            </ButtonLink>
            <ButtonLink to={paths.register} {...asTeacher} {...quiet}>
              {t('becomeTeacher')}
            </ButtonLink>
          </Box>
          <Box mt={{ base: '3', md: '5' }} pb={{ base: '6', md: '8' }}>
            {faces}
          </Box>
        </Box>
      </Box>
      <KenteStrip />
    </Box>
  );
}
