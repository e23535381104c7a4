import { Heading, type HeadingProps } from '@chakra-ui/react';

/**
 * The question of a step. The wizard moves the focus here, so that screen
 * readers start with the question and a key held down does not answer it.
 */
export function StepHeading(props: HeadingProps) {
  return <Heading as="h3" size="sm" tabIndex={-1} outline="0" scrollMarginTop="24" {...props} />;
}
