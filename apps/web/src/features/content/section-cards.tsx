import { Box, Heading } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Panel } from '../../ui/panel';
import { Paragraph } from './paragraph';
import { sectionId } from './section-list';
import type { Section } from './use-sections';

/** The sections of a page, each in a card with its icon. */
export function SectionCards({ sections, icons }: { sections: Section[]; icons: readonly LucideIcon[] }) {
  return (
    <Box display="grid" gap="4">
      {sections.map(({ title, paragraphs }, at) => {
        const Icon = icons[at];
        return (
          <Panel as="section" key={title} id={sectionId(at)} aria-label={title} scrollMarginTop="24">
            <Box display="flex" gap="3" alignItems="center">
              {Icon && (
                <Box display="grid" placeItems="center" flexShrink={0} w="10" h="10" borderRadius="l2" bg="clay.subtle" color="clay.fg">
                  <Icon size={20} aria-hidden />
                </Box>
              )}
              <Heading as="h2" size="md">
                {title}
              </Heading>
            </Box>
            {paragraphs.map((paragraph) => (
              <Paragraph key={paragraph} text={paragraph} />
            ))}
          </Panel>
        );
      })}
    </Box>
  );
}
