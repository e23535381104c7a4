import { Box, Heading } from '@chakra-ui/react';
import { Paragraph } from './paragraph';
import type { Section } from './use-sections';

/** Under this name a link leads to a section. */
export const sectionId = (at: number) => `section-${at + 1}`;

interface Props {
  sections: Section[];
  /** Of the headings; at 3, they stand below others and cannot be linked to. */
  level?: 2 | 3;
}

export function SectionList({ sections, level = 2 }: Props) {
  return (
    <Box display="flex" flexDirection="column" gap={level === 3 ? '6' : '8'}>
      {sections.map(({ title, paragraphs }, at) => (
        <Box as="section" key={title} id={level === 2 ? sectionId(at) : undefined} aria-label={title} scrollMarginTop="24">
          <Heading as={level === 3 ? 'h3' : 'h2'} size={level === 3 ? 'sm' : 'md'}>
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
