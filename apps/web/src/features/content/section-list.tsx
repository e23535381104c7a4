import { Box, Heading } from '@chakra-ui/react';
import { Paragraph } from './paragraph';
import type { Section } from './use-sections';

/** Under this name a link leads to a section. */
export const sectionId = (at: number) => `section-${at + 1}`;

export function SectionList({ sections }: { sections: Section[] }) {
  return (
    <Box display="flex" flexDirection="column" gap="8">
      {sections.map(({ title, paragraphs }, at) => (
        <Box as="section" key={title} id={sectionId(at)} aria-label={title} scrollMarginTop="24">
          <Heading as="h2" size="md">
            {title}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Paragraph key={paragraph} text={paragraph} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
