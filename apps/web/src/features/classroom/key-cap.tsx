import { chakra } from '@chakra-ui/react';

/** A phone or tablet has no keyboard. A browser that doesn't say what it has is one of a computer. */
export const withoutKeys = { '@media not all and (hover: hover) and (pointer: fine)': { display: 'none' } } as const;

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
    ...withoutKeys,
  },
});
