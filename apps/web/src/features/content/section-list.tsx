import { Box, Heading } from '@chakra-ui/react';
import { Paragraph } from './paragraph';
import type { Section } from './use-sections';

/** Under this name a link leads to a section. */
export const sectionId = (at: number) => `section-${at + 1}`;

interface Props {
  sections: Section[];
  /** Of the headings; at 3, they stand below others and cannot be linked to. */
  level?: 2 | 3;
  /** How many of them, from the first, are steps. */
  steps?: number;
}

export function SectionList({ sections, level = 2, steps = 0 }: Props) {
  return (
    <Box display="flex" flexDirection="column" gap={level === 3 ? '6' : '8'}>
      {sections.map(({ title, paragraphs }, at) => (
        <Box
          as="section"
          key={title}
          id={level === 2 ? sectionId(at) : undefined}
          aria-label={title}
          display="flex"
          gap={{ base: '4', md: '5' }}
        >
          {at < steps && (
            <Box {...number} aria-hidden>
              {at + 1}
            </Box>
          )}
          <Box minW="0">
            <Heading as={level === 3 ? 'h3' : 'h2'} size={level === 3 ? 'sm' : 'md'} pt={at < steps ? '1.5' : undefined}>
              {title}
            </Heading>
            {paragraphs.map((paragraph) => (
              <Paragraph key={paragraph} text={paragraph} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const number = {
  flexShrink: 0,
  w: '10',
  h: '10',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'full',
  bg: 'brand.subtle',
  color: 'brand.fg',
  fontFamily: 'heading',
  fontWeight: 'bold',
  textStyle: 'lg',
} as const;
