import { chakra } from '@chakra-ui/react';

/** A key of the keyboard, where there is one. */
export const KeyCap = chakra('kbd', {
  base: {
    flexShrink: 0,
    minW: '6',
    px: '1.5',
    borderRadius: 'l1',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    color: 'fg.muted',
    fontFamily: 'body',
    textStyle: 'xs',
    textAlign: 'center',
    '@media (hover: none)': { display: 'none' },
  },
});
