// Sizes, typography and motion: only what the screens use, so that the first page stays small for slow connections.
const quarters = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 20, 24, 28, 32, 36, 40, 48, 56, 64, 72, 80, 96,
];
// With a large browser font size, text needs the width of a narrow screen: there, illustrations and spacing keep their size (as does text
// in an illustration: `in…`), and headings grow less than other text.
const bounded = (rem: number, vw: number) => `min(${rem}rem, max(${rem * 16}px, ${vw}vw))`;
const scale = Object.fromEntries(quarters.map((step) => [step, { value: step === 0 ? '0rem' : bounded(step / 4, step * 1.125) }]));
const values = <V extends string | number>(record: Record<string, V>) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, { value }]));

const fallback = "'Noto Sans', system-ui, -apple-system, 'Segoe UI', 'Noto Sans Arabic Variable', sans-serif";

export const tokens = {
  fonts: values({
    heading: `'Bricolage Grotesque', ${fallback}`,
    body: `'Figtree Variable', 'Bricolage Grotesque', ${fallback}`,
  }),
  spacing: scale,
  sizes: {
    ...scale,
    ...values({
      full: '100%',
      screen: 'var(--screen-height)',
      page: '72rem',
      prose: '65ch',
      form: '28rem',
      '1/2': '50%',
      xs: '20rem',
      sm: '24rem',
      md: '28rem',
      lg: '32rem',
      xl: '36rem',
      '2xl': '42rem',
      '3xl': '48rem',
      '4xl': '56rem',
    }),
  },
  fontSizes: values({
    '2xs': '0.6875rem',
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: bounded(1.25, 10),
    '2xl': bounded(1.5, 11),
    '3xl': bounded(1.875, 12),
    '4xl': bounded(2.25, 13),
    '5xl': bounded(3, 15),
    '6xl': bounded(3.75, 17),
    inXs: bounded(0.75, 3.375),
    inSm: bounded(0.875, 3.9375),
    inXl: bounded(1.25, 5.625),
  }),
  fontWeights: values({ normal: 400, medium: 500, semibold: 600, bold: 700 }),
  lineHeights: values({ shorter: 1.15, short: 1.3, moderate: 1.5, tall: 1.65 }),
  radii: values({ full: '9999px' }),
  durations: values({ fast: '150ms', moderate: '200ms' }),
  zIndex: values({ sticky: 100, overlay: 300, popover: 400, toast: 500 }),
  cursor: values({ button: 'pointer', menuitem: 'default', disabled: 'not-allowed' }),
};

export const textStyles = Object.fromEntries(
  Object.keys(tokens.fontSizes).map((size) => [
    size,
    { value: { fontSize: size, lineHeight: ['3xl', '4xl', '5xl', '6xl'].includes(size) ? 'shorter' : 'moderate' } },
  ]),
);

export const shadows = {
  card: { value: { _light: '0 1px 2px rgba(33,28,24,.04), 0 6px 20px rgba(33,28,24,.06)', _dark: '0 0 0 1px rgba(255,255,255,.06)' } },
  float: {
    value: {
      _light: '0 2px 6px rgba(33,28,24,.08), 0 16px 40px rgba(33,28,24,.14)',
      _dark: '0 0 0 1px rgba(255,255,255,.1), 0 16px 40px rgba(0,0,0,.6)',
    },
  },
};

export const keyframes = {
  pulse: { '50%': { opacity: 0.5 } },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'rise-in': { from: { opacity: 0, transform: 'translateY(6px)' }, to: { opacity: 1, transform: 'none' } },
  'slide-in': { from: { transform: 'translateX(100%)' }, to: { transform: 'none' } },
  appear: { from: { visibility: 'hidden' as const }, to: { visibility: 'visible' as const } },
  ring: { '0%,100%': { transform: 'rotate(0)' }, '25%': { transform: 'rotate(14deg)' }, '75%': { transform: 'rotate(-12deg)' } },
};
