// Somo's theme for Chakra: the base config, our own tokens, and only the recipes that screens use.
import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { colors, semanticColors } from './palette';
import { badge, button, heading, input, link, skeleton } from './recipes';
import { rightToLeft } from './right-to-left';
import { dialog, drawer, field, menu, nativeSelect, popover, tabs } from './slot-recipes';
import { ticks } from './ticks';
import { keyframes, shadows, textStyles, tokens } from './tokens';

export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    globalCss: {
      '*': { '--global-font-body': 'fonts.body', '--global-color-border': 'colors.border' },
      html: {
        colorPalette: 'brand',
        color: 'fg',
        bg: 'bg',
        lineHeight: 1.5,
        fontFamily: 'body',
        scrollPaddingTop: '20',
        overflowWrap: 'break-word',
        textRendering: 'optimizeLegibility',
        '--screen-height': '100vh',
        '@supports (height: 100dvh)': { '--screen-height': '100dvh' },
      },
      body: { minH: 'screen', overflowX: 'hidden', '@supports (overflow: clip)': { overflowX: 'clip' } },
      // A heading that gets the focus is where reading starts, not something to act on.
      'h1,h2,h3': { outline: 'none', fontFamily: 'heading', letterSpacing: '-0.015em', textWrap: 'balance' },
      ...ticks,
      ...rightToLeft,
      '*::placeholder': { color: 'fg.muted', opacity: 1 },
      '*::selection': { bg: 'brand.emphasized' },
      'a:focus-visible, button:focus-visible, [tabindex]:not(h1,h2,h3):focus-visible': {
        outline: '2px solid',
        outlineColor: 'brand.focusRing',
        outlineOffset: '2px',
      },
      '*, *::before, *::after': { _motionReduce: { transitionDuration: '0.01ms !important', scrollBehavior: 'auto !important' } },
    },
    theme: {
      breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
      keyframes,
      textStyles,
      tokens: { ...tokens, colors },
      semanticTokens: {
        colors: semanticColors,
        shadows,
        radii: { l1: { value: '0.375rem' }, l2: { value: '0.625rem' }, l3: { value: '1.25rem' } },
      },
      recipes: { button, badge, input, skeleton, heading, link },
      slotRecipes: { dialog, drawer, field, menu, nativeSelect, popover, tabs },
    },
  }),
);
