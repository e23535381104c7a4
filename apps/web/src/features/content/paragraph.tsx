import { Fragment } from 'react';
import { Link, Text } from '@chakra-ui/react';
import { facts } from './facts';

/** A paragraph in which our email address is a link. */
export function Paragraph({ text }: { text: string }) {
  return (
    <Text mt="2" lineHeight="tall" overflowWrap="anywhere">
      {text.split(facts.email).map((part, at) => (
        <Fragment key={part}>
          {at > 0 && <Link href={`mailto:${facts.email}`}>{facts.email}</Link>}
          {part}
        </Fragment>
      ))}
    </Text>
  );
}
