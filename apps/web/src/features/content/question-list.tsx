import { Box, Heading } from '@chakra-ui/react';
import { Fold } from '../../ui/fold';
import { Panel } from '../../ui/panel';
import { Paragraph } from './paragraph';
import type { Section } from './use-sections';

/** Questions whose answers are folded until asked for. */
export function QuestionList({ sections }: { sections: Section[] }) {
  return (
    <Panel py={{ base: '2', md: '2' }}>
      {sections.map(({ title, paragraphs }, at) => (
        <Fold
          key={title}
          space="4"
          borderTopWidth={at === 0 ? '0' : '1px'}
          borderColor="border"
          title={
            <Heading as="h3" size="sm">
              {title}
            </Heading>
          }
        >
          <Box pb="4" mt="-2">
            {paragraphs.map((paragraph) => (
              <Paragraph key={paragraph} text={paragraph} />
            ))}
          </Box>
        </Fold>
      ))}
    </Panel>
  );
}
