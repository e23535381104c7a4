import { Fragment } from 'react';
import { Box, Link, Text } from '@chakra-ui/react';
import { facts } from './facts';

/** More letters than this are a wall of text. */
const longest = 400;

/** A paragraph in which our email address is a link; a long one is a list of its sentences. */
export function Paragraph({ text }: { text: string }) {
  if (text.length > longest)
    return (
      <Box as="ul" listStyleType="disc" mt="3" ps="5" display="grid" gap="2" lineHeight="tall" overflowWrap="anywhere">
        {sentencesOf(text).map((sentence) => (
          <li key={sentence}>
            <Linked text={sentence} />
          </li>
        ))}
      </Box>
    );
  return (
    <Text mt="2" lineHeight="tall" overflowWrap="anywhere">
      <Linked text={text} />
    </Text>
  );
}

const sentencesOf = (text: string) => text.replace(/([.!?؟][”»")]?)\s+/g, '$1\n').split('\n');

function Linked({ text }: { text: string }) {
  return (
    <>
      {text.split(facts.email).map((part, at) => (
        <Fragment key={part}>
          {at > 0 && <Link href={`mailto:${facts.email}`}>{facts.email}</Link>}
          {part}
        </Fragment>
      ))}
    </>
  );
}
