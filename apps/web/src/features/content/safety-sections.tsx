import { Box, Heading } from '@chakra-ui/react';
import { Handshake, LifeBuoy, ShieldCheck, Users, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { IconTile } from './icon-tile';
import { Paragraphs } from './paragraphs';
import { sectionId, SectionList } from './section-list';
import { useSections } from './use-sections';

const icons = [ShieldCheck, Users, Video, Handshake];

/** What to do when something is wrong, before what keeps lessons safe. */
export function SafetySections() {
  const { t } = useTranslation('content');
  const sections = useSections('safety');
  const urgent = sections[icons.length]!;
  return (
    <Box display="grid" gap={{ base: '8', md: '10' }}>
      <Panel asChild bg="clay.subtle" boxShadow="none" scrollMarginTop="24">
        <section id={sectionId(icons.length)} aria-label={urgent.title}>
          <Box display="flex" gap="3" alignItems="center">
            <IconTile icon={LifeBuoy} tint="clay" />
            <Heading as="h2" size="md">
              {urgent.title}
            </Heading>
          </Box>
          <Paragraphs {...urgent} />
          <ButtonLink to={paths.contact} mt="5">
            {t('contactUs')}
          </ButtonLink>
        </section>
      </Panel>
      <SectionList sections={sections.slice(0, icons.length)} icons={icons} />
    </Box>
  );
}
