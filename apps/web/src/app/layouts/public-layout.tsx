import { useState } from 'react';
import { Box, IconButton } from '@chakra-ui/react';
import { Menu, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { BarActions } from './bar-actions';
import { BarLink } from './bar-link';
import { Footer } from './footer';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';

export function PublicLayout() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const links = [
    { to: paths.home, label: t('home'), alsoAt: undefined },
    { to: paths.features, label: t('about'), alsoAt: paths.aboutSomo },
    { to: paths.howItWorks, label: t('howItWorks'), alsoAt: paths.howSomoWorks },
  ];
  return (
    <Box minH="screen" display="flex" flexDirection="column">
      <SkipLink />
      <TopBar>
        <Box as="nav" aria-label={t('mainNavigation')} display={{ base: 'none', lg: 'flex' }} flexWrap="wrap" gap="1" flex="1">
          {links.map((link) => (
            <BarLink key={link.to} to={link.to} alsoAt={link.alsoAt}>
              {link.label}
            </BarLink>
          ))}
          <BarLink to={paths.teachers}>{t('findTeachers')}</BarLink>
        </Box>
        <Box display={{ base: 'none', lg: 'flex' }} gap="2">
          <BarActions />
        </Box>
        <Box flex="1" display={{ base: 'block', lg: 'none' }} />
        <IconButton
          display={{ base: 'inline-flex', lg: 'none' }}
          variant="ghost"
          aria-label={open ? t('closeMenu') : t('openMenu')}
          aria-expanded={open}
          aria-controls="public-menu"
          onClick={() => setOpen(!open)}
        >
          {open ? <X /> : <Menu />}
        </IconButton>
      </TopBar>
      {open && (
        <Box
          id="public-menu"
          display={{ base: 'block', lg: 'none' }}
          position="sticky"
          top="16"
          zIndex="sticky"
          bg="bg.panel"
          borderBottomWidth="1px"
          borderColor="border"
          px="4"
          py="3"
        >
          <Box as="nav" aria-label={t('mainNavigation')} display="flex" flexDirection="column">
            {links.map((link) => (
              <BarLink key={link.to} to={link.to} alsoAt={link.alsoAt} tall onClick={close}>
                {link.label}
              </BarLink>
            ))}
            <BarLink to={paths.findTeachers} tall onClick={close}>
              {t('findTeachers')}
            </BarLink>
          </Box>
          <Box display="flex" flexDirection="column" alignItems="stretch" gap="2">
            <BarActions inMenu onChosen={close} />
          </Box>
        </Box>
      )}
      <Box as="main" id="content" flex="1" tabIndex={-1} outline="0">
        <Outlet />
      </Box>
      <Footer />
    </Box>
  );
}
