import { Box, Heading } from '@chakra-ui/react';
import { Fold } from '../../ui/fold';
import { Panel } from '../../ui/panel';
import { Paragraphs } from './paragraphs';
import type { Section } from './use-sections';

/** Questions whose answers are folded until asked for. */
export function QuestionList({ sections }: { sections: Section[] }) {
  return (
    <Panel py={{ base: '2', md: '2' }}>
      {sections.map((section, at) => (
        <Fold
          key={section.title}
          space="4"
          borderTopWidth={at === 0 ? '0' : '1px'}
          borderColor="border"
          title={
            <Heading as="h3" size="sm">
              {section.title}
            </Heading>
          }
        >
          <Box pb="4" mt="-2">
            <Paragraphs {...section} />
          </Box>
        </Fold>
      ))}
    </Panel>
  );
}
