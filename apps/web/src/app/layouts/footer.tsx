import { useSyncExternalStore } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { clock } from '../../lib/clock';
import { operator } from '../../lib/operator';
import { paths } from '../../lib/paths';
import { KenteStrip } from '../../ui/kente-strip';
import { TextLink } from '../../ui/links';
import { Logo } from '../../ui/logo';
import { ColorModeSwitch } from './color-mode-switch';
import { LanguageLinks } from './language-links';

const groups = [
  [
    [paths.teachers, 'findTeachers'],
    [paths.howSomoWorks, 'howItWorks'],
    [paths.help, 'help'],
  ],
  [
    [paths.aboutSomo, 'about'],
    [paths.contact, 'contact'],
    [paths.safety, 'safety'],
  ],
  [
    [paths.terms, 'terms'],
    [paths.privacy, 'privacy'],
  ],
] as const;

const since = operator.copyrightSince;
const never = () => () => undefined;
const thisYear = () => new Date(clock.now()).getFullYear();

export function Footer() {
  const { t } = useTranslation('shell');
  // Of the day it is read, not of the day the page was prerendered.
  const year = useSyncExternalStore(never, thisYear, () => null);
  return (
    <Box as="footer" bg="bg.hero" color="fg.onHero" mt="auto">
      <KenteStrip />
      <Box maxW="page" mx="auto" px={{ base: '4', md: '8' }} pt="8" pb="4">
        <Box display="flex" flexWrap="wrap" columnGap="8" rowGap="4" justifyContent="space-between">
          <Box flex={{ lg: '1' }} minW="0">
            <Logo color="fg.onHero" />
            <Text color="fg.onHeroMuted" textStyle="sm" mt="2">
              {t('footerLine')}
            </Text>
          </Box>
          <Box as="nav" aria-label={t('footerNavigation')} display="flex" flexWrap="wrap" columnGap={{ base: '8', md: '16' }} rowGap="4">
            {groups.map((links) => (
              <Box key={links[0][0]} display="flex" flexDirection="column" gap={{ base: '0', md: '2' }}>
                {links.map(([to, word]) => (
                  <TextLink key={to} to={to} color="fg.onHeroMuted" textStyle="sm" fontWeight="medium" py={{ base: '3', md: '1' }}>
                    {t(word)}
                  </TextLink>
                ))}
              </Box>
            ))}
            {operator.social.length > 0 && (
              <Box display="flex" flexDirection="column" gap="2">
                {operator.social.map(({ name, url }) => (
                  <Box asChild key={url} color="fg.onHeroMuted" textStyle="sm" fontWeight="medium" py="1">
                    <a href={url} rel="me noreferrer">
                      {name}
                    </a>
                  </Box>
                ))}
              </Box>
            )}
          </Box>
        </Box>
        <Box
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="8"
          rowGap="2"
          mt={{ base: '4', md: '6' }}
          pt="4"
          borderTopWidth="1px"
          borderColor="brand.700"
        >
          <LanguageLinks />
          <Box display="flex" alignItems="center" justifyContent="space-between" gap="4" w={{ base: 'full', md: 'auto' }}>
            <Text color="fg.onHeroMuted" textStyle="sm">
              {year === null || year <= since ? t('copyrightSince', { since }) : t('copyright', { since, year })}
            </Text>
            <ColorModeSwitch onHero />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
