import { Box, Heading } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { IconTile } from './icon-tile';
import { Paragraphs } from './paragraphs';
import type { Section } from './use-sections';

/** Under this name a link leads to a section. */
export const sectionId = (at: number) => `section-${at + 1}`;

/** The sections of a page, each beside its icon if there are icons. */
export function SectionList({ sections, icons }: { sections: Section[]; icons?: readonly LucideIcon[] }) {
  return (
    <Box display="flex" flexDirection="column" gap={icons ? { base: '8', md: '10' } : '8'}>
      {sections.map((section, at) => (
        <Box as="section" key={section.title} id={sectionId(at)} aria-label={section.title} scrollMarginTop="24" display="flex" gap="4">
          {icons?.[at] && <IconTile icon={icons[at]} tint="brand" />}
          <Box minW="0">
            <Heading as="h2" size="md" pt={icons && '1'}>
              {section.title}
            </Heading>
            <Paragraphs {...section} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
