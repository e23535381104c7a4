import type { ReactNode } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { KenteStrip } from '../../ui/kente-strip';
import { usePageTitle } from '../../ui/use-page-title';
import { AtAGlance } from './at-a-glance';
import { Contents } from './contents';
import { facts } from './facts';
import { SectionList } from './section-list';
import { useSections, type ContentName } from './use-sections';

/** Looked up rather than read. */
const isReference = (name: ContentName) => name === 'privacy' || name === 'terms' || name === 'safety';

interface Props {
  name: ContentName;
  action?: ReactNode;
  children?: ReactNode;
  /** How many of its sections, from the first, are steps. */
  steps?: number;
}

/** A content page: its title on the hero, its sections below, and optionally one action. */
export function ContentPage({ name, action, children, steps = 0 }: Props) {
  const { t } = useTranslation('content');
  const sections = useSections(name);
  usePageTitle(t(`${name}.title`));
  return (
    <>
      <Box bg="bg.hero" color="fg.onHero">
        <Box maxW="page" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '8', md: '12' }}>
          <Heading as="h1" size="2xl">
            {t(`${name}.title`)}
          </Heading>
          <Text color="fg.onHeroMuted" textStyle={{ base: 'md', md: 'lg' }} mt="2" maxW="prose">
            {t(`${name}.text`, facts)}
          </Text>
        </Box>
        <KenteStrip />
      </Box>
      <Box
        maxW="page"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py={{ base: '8', md: '12' }}
        display="grid"
        alignItems="start"
        justifyContent="space-between"
        gap="12"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 65ch) 20rem' }}
      >
        <Box minW="0">
          {children ?? <SectionList sections={sections} steps={steps} />}
          {action && (
            <Box mt="10" pt="6" borderTopWidth="1px" borderColor="border">
              {action}
            </Box>
          )}
        </Box>
        <Box position={{ lg: 'sticky' }} top="24">
          {isReference(name) ? <Contents sections={sections} /> : <AtAGlance />}
        </Box>
      </Box>
    </>
  );
}
