import { Box, Heading, Text } from '@chakra-ui/react';
import type { Section } from './use-sections';

export function SectionList({ sections }: { sections: Section[] }) {
  return (
    <Box display="flex" flexDirection="column" gap="8">
      {sections.map(({ title, paragraphs }) => (
        <Box as="section" key={title} aria-label={title}>
          <Heading as="h2" size="md">
            {title}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} mt="2" lineHeight="tall" overflowWrap="anywhere">
              {paragraph}
            </Text>
          ))}
        </Box>
      ))}
    </Box>
  );
}
