import { Heading, type HeadingProps } from '@chakra-ui/react';

/** What a step asks. The wizard moves the focus here, so that reading starts with the question and a held key answers nothing. */
export function StepHeading(props: HeadingProps) {
  return <Heading as="h3" size="sm" tabIndex={-1} outline="0" scrollMarginTop="24" {...props} />;
}
