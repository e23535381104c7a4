import type { ReactNode } from 'react';
import { Box, Heading, Text, type BoxProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { dayDate } from '../../lib/format';
import { KenteStrip } from '../../ui/kente-strip';
import { Panel } from '../../ui/panel';
import { usePageTitle } from '../../ui/use-page-title';
import { AtAGlance } from './at-a-glance';
import { Contents } from './contents';
import { facts } from './facts';
import { InShort } from './in-short';
import { SectionList } from './section-list';
import { useSections, type ContentName } from './use-sections';

/** Looked up rather than read: their contents come first. */
const isReference = (name: ContentName) => name === 'privacy' || name === 'terms' || name === 'safety';

interface Props {
  name: ContentName;
  action?: ReactNode;
  /** What is filled in; the text is below it. */
  form?: ReactNode;
  children?: ReactNode;
  /** The content beside the text, instead of the rules at a glance; null for none. */
  aside?: ReactNode;
  /** The one thing to do, in the hero. */
  first?: ReactNode;
}

/** A content page: its title on the hero, its sections below, and optionally one action. */
export function ContentPage({ name, action, form, children, aside, first }: Props) {
  const { t } = useTranslation('content');
  const sections = useSections(name);
  usePageTitle(t(`${name}.title`));
  const beside = aside === undefined ? <AtAGlance /> : aside;
  const side = (part: ReactNode, order?: BoxProps['order']) => (
    <Box order={order} position={{ lg: 'sticky' }} top="24" gridColumn={{ lg: '2' }} gridRow={{ lg: '1 / span 2' }} minW="0">
      {part}
    </Box>
  );
  return (
    <>
      <Box bg="bg.hero" color="fg.onHero">
        <Box maxW="page" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '6', md: '10' }}>
          <Heading as="h1" size="2xl">
            {t(`${name}.title`)}
          </Heading>
          <Text color="fg.onHeroMuted" textStyle={{ base: 'md', md: 'lg' }} mt="2" maxW="prose" textWrap="balance">
            {t(`${name}.text`, facts)}
          </Text>
          {(name === 'privacy' || name === 'terms') && (
            <Text color="fg.onHeroMuted" textStyle="sm" mt="2">
              {t('updated', { date: dayDate(t(`${name}.updated`)) })}
            </Text>
          )}
          {first && <Box mt="5">{first}</Box>}
        </Box>
        <KenteStrip />
      </Box>
      <Box
        maxW="page"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py={{ base: '6', md: '12' }}
        display="grid"
        alignItems="start"
        justifyContent="space-between"
        columnGap="12"
        rowGap={{ base: '8', lg: '10' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: beside === null ? undefined : 'minmax(0, 65ch) 20rem' }}
        gridTemplateRows={{ lg: 'auto 1fr' }}
      >
        {isReference(name) && side(<Contents sections={sections} />)}
        <Box minW="0">
          {name === 'privacy' && <InShort points={t('privacy.short', { returnObjects: true })} />}
          {form && <Panel mb="10">{form}</Panel>}
          {children ?? <SectionList sections={sections} />}
        </Box>
        {!isReference(name) && beside !== null && side(beside, aside === undefined ? { md: '-1' } : undefined)}
        {action && (
          <Box pt="6" borderTopWidth="1px" borderColor="border">
            {action}
          </Box>
        )}
      </Box>
    </>
  );
}
