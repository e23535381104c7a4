import { Fragment } from 'react';
import { Box, Link, Text } from '@chakra-ui/react';
import { facts } from './facts';
import type { Section } from './use-sections';

/** Returns the paragraphs of a section, those that list many things as a list of their sentences. */
export function Paragraphs({ paragraphs, lists }: Section) {
  return paragraphs.map((text, at) =>
    lists.includes(at) ? (
      <Box key={at} as="ul" listStyleType="disc" mt="3" ps="5" display="grid" gap="2" lineHeight="tall" overflowWrap="anywhere">
        {sentencesOf(text).map((sentence, nth) => (
          <li key={nth}>
            <Linked text={sentence} />
          </li>
        ))}
      </Box>
    ) : (
      <Text key={at} mt="2" lineHeight="tall" overflowWrap="anywhere">
        <Linked text={text} />
      </Text>
    ),
  );
}

const sentencesOf = (text: string) => text.replace(/([.!?؟][”»")]?)\s+/g, '$1\n').split('\n');

/** Returns the text, in which our email address is a link. */
function Linked({ text }: { text: string }) {
  return (
    <>
      {text.split(facts.email).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <Link href={`mailto:${facts.email}`}>{facts.email}</Link>}
          {part}
        </Fragment>
      ))}
    </>
  );
}
