import type { ReactNode } from 'react';
import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { LocalLink } from '../../ui/links';
import { Logo } from '../../ui/logo';

/** The sticky bar at the top of every page. */
export function TopBar({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <Box as="header" position="sticky" top="0" zIndex="sticky" bg="bg.panel" borderBottomWidth="1px" borderColor="border">
      <Box maxW="page" mx="auto" px={{ base: '4', md: '8' }} minH="16" display="flex" alignItems="center" gap={{ base: '2', lg: '6' }}>
        <Box asChild display="inline-flex">
          <LocalLink to={paths.home} aria-label={t('brandHome')}>
            <Logo />
          </LocalLink>
        </Box>
        {children}
      </Box>
    </Box>
  );
}
