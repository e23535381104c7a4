/** Where filters stay below the top bar while the results scroll: on narrow screens that are not low. */
const staysWhere = '@media (max-width: 63.99em) and (min-height: 40em)';

export const staysOnTop = {
  [staysWhere]: { position: 'sticky', top: 'calc(4rem + 1px)', zIndex: '1', bg: 'bg', py: '1', mb: '1' },
} as const;

/** What the keyboard reaches is not below the filters. */
export const belowFilters = { [staysWhere]: { '& :is(h2, a, button, input, select)': { scrollMarginTop: '4.5rem' } } } as const;
