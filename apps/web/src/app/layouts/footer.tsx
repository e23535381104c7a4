import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { KenteStrip } from '../../ui/kente-strip';
import { TextLink } from '../../ui/links';
import { Logo } from '../../ui/logo';
import { ColorModeSwitch } from './color-mode-switch';

export function Footer() {
  const { t } = useTranslation('shell');
  const links = [
    [paths.teachers, t('findTeachers')],
    [paths.features, t('about')],
    [paths.howItWorks, t('howItWorks')],
    [paths.login, t('signIn')],
    [paths.register, t('getStarted')],
  ] as const;
  return (
    <Box as="footer" bg="bg.hero" color="fg.onHero" mt="auto">
      <KenteStrip />
      <Box maxW="page" mx="auto" px={{ base: '4', md: '8' }} py="10" display="flex" flexWrap="wrap" gap="8" justifyContent="space-between">
        <Box>
          <Logo color="fg.onHero" />
          <Text color="fg.onHeroMuted" textStyle="sm" mt="2">
            {t('footerLine')}
          </Text>
          <Text color="fg.onHeroMuted" textStyle="sm" mt="4">
            {t('copyright')}
          </Text>
        </Box>
        <Box
          as="nav"
          aria-label={t('footerNavigation')}
          display="flex"
          flexDirection={{ base: 'column', md: 'row' }}
          gap={{ base: '2', md: '6' }}
        >
          {links.map(([to, label]) => (
            <TextLink key={to} to={to} color="fg.onHeroMuted" textStyle="sm" fontWeight="medium" py="1">
              {label}
            </TextLink>
          ))}
        </Box>
        <ColorModeSwitch onHero />
      </Box>
    </Box>
  );
}
