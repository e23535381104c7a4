import { Box, type BoxProps } from '@chakra-ui/react';

/**
 * Has screen readers say what appears in it. It stands in the document, without taking room, while there is nothing to say: a region that
 * comes together with its text is not read out.
 */
export const LiveRegion = (props: BoxProps) => <Box role="status" _empty={{ position: 'absolute' }} {...props} />;
