/** On narrow screens, one row that scrolls, up to the edges of what pads it by `outer`; it fades out where it goes on. */
export const scrollRow = (outer: { base: string; md: string }) =>
  ({
    lgDown: {
      mx: { base: `-${outer.base}`, md: `-${outer.md}` },
      px: outer,
      // Room for the focus ring.
      py: '1',
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollPaddingInline: '2rem',
      scrollbarWidth: 'none',
      '&::-webkit-scrollbar': { display: 'none' },
      maskImage: 'linear-gradient(to right, transparent, #000 1rem, #000 calc(100% - 2rem), transparent)',
      _rtl: { maskImage: 'linear-gradient(to left, transparent, #000 1rem, #000 calc(100% - 2rem), transparent)' },
      '& > *': { flexShrink: 0, maxW: '75vw' },
    },
  }) as const;
