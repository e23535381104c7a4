// Checkboxes and radio buttons are drawn in our colors: the browser's own are gray in dark mode.
const drawn = {
  appearance: 'none',
  w: '5',
  h: '5',
  flexShrink: 0,
  bg: 'bg.field',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  cursor: 'pointer',
  _invalid: { borderColor: 'border.error' },
  _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  '@media (forced-colors: active)': { appearance: 'auto' },
};

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='%23fff' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m5 10.5 3.5 3.5L15 6.5'/%3E%3C/svg%3E\")";

export const ticks = {
  'input[type=checkbox]': {
    ...drawn,
    borderRadius: 'l1',
    _checked: { bg: 'brand.solid', borderColor: 'brand.fg', backgroundImage: tick },
  },
  'input[type=checkbox][role=switch]': {
    w: '10',
    h: '6',
    borderRadius: 'full',
    backgroundImage: 'radial-gradient(circle closest-side, currentColor 68%, transparent 72%)',
    backgroundSize: '60% 100%',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'left center',
    color: 'fg.muted',
    _rtl: { backgroundPosition: 'right center' },
    _checked: {
      color: 'paper',
      backgroundImage: 'radial-gradient(circle closest-side, currentColor 68%, transparent 72%)',
      backgroundPosition: 'right center',
      _rtl: { backgroundPosition: 'left center' },
    },
  },
  'input[type=radio]': {
    ...drawn,
    borderRadius: 'full',
    _checked: { borderWidth: '6px', borderColor: 'brand.solid', bg: 'paper' },
  },
} as const;
