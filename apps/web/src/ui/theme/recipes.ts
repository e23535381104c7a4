import { defineRecipe } from '@chakra-ui/react';

const focus = { focusVisibleRing: 'outside', focusRingWidth: '2px' } as const;
const off = { opacity: 0.5, cursor: 'not-allowed' } as const;

export const button = defineRecipe({
  className: 'somo-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    gap: '2',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    maxW: 'full',
    textAlign: 'center',
    userSelect: 'none',
    cursor: 'pointer',
    lineHeight: 'short',
    outline: 0,
    textDecoration: 'none',
    transition: 'background 150ms, color 150ms, border-color 150ms',
    ...focus,
    _disabled: off,
    _icon: { flexShrink: 0, w: '5', h: '5' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.solidHover' },
        // Readable, and of no color that invites to press it.
        _disabled: { bg: 'colorPalette.muted', color: 'fg.muted', opacity: 1, _hover: { bg: 'colorPalette.muted' } },
      },
      outline: { borderColor: 'colorPalette.border', color: 'colorPalette.fg', bg: 'transparent', _hover: { bg: 'colorPalette.subtle' } },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.muted' } },
      ghost: { color: 'fg', bg: 'transparent', _hover: { bg: 'bg.muted' }, _expanded: { bg: 'bg.muted' } },
      plain: {
        color: 'colorPalette.fg',
        textAlign: 'start',
        minW: '0',
        px: '0',
        borderRadius: 'l1',
        textUnderlineOffset: '3px',
        _hover: { textDecoration: 'underline' },
      },
    },
    size: {
      // On a phone, as high as a finger needs.
      sm: { minH: { base: '11', md: '9' }, minW: { base: '11', md: '9' }, px: '4', textStyle: 'sm' },
      md: { minH: '11', minW: '11', px: '5', textStyle: 'sm' },
      lg: { minH: '12', minW: '12', px: '6', textStyle: 'md' },
    },
  },
  compoundVariants: [{ variant: 'plain', css: { borderWidth: '0', minH: { base: '11', md: '6' }, minW: '0', px: '0' } }],
  defaultVariants: { variant: 'solid', size: 'md' },
});

export const badge = defineRecipe({
  className: 'somo-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: '1',
    px: '2.5',
    minH: '6',
    borderRadius: 'full',
    textStyle: 'sm',
    fontWeight: 'medium',
    maxW: 'full',
  },
  variants: {
    variant: {
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
      outline: { borderWidth: '1px', borderColor: 'colorPalette.border', color: 'colorPalette.fg' },
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast', fontVariantNumeric: 'tabular-nums' },
    },
    size: { sm: { minH: '5', px: '2', textStyle: 'xs' }, md: {} },
  },
  defaultVariants: { variant: 'subtle', size: 'md' },
});

export const input = defineRecipe({
  className: 'somo-input',
  base: {
    w: 'full',
    minW: '0',
    minH: '11',
    px: '4',
    textStyle: 'md',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    bg: 'bg.field',
    color: 'fg',
    outline: 0,
    textAlign: 'start',
    appearance: 'none',
    focusVisibleRing: 'inside',
    focusRingWidth: '2px',
    focusRingColor: 'colorPalette.focusRing',
    _disabled: off,
    _invalid: { borderColor: 'border.error', focusRingColor: 'border.error' },
  },
});

export const skeleton = defineRecipe({
  className: 'somo-skeleton',
  base: {},
  variants: {
    loading: {
      true: {
        borderRadius: 'l1',
        bg: 'bg.emphasized',
        color: 'transparent',
        pointerEvents: 'none',
        userSelect: 'none',
        flexShrink: 0,
        animation: 'pulse 1.4s ease-in-out infinite',
        _motionReduce: { animation: 'none' },
      },
      false: {},
    },
  },
  defaultVariants: { loading: true },
});

export const heading = defineRecipe({
  className: 'somo-heading',
  base: { fontFamily: 'heading', fontWeight: 'bold', letterSpacing: '-0.015em', textWrap: 'balance' },
  variants: {
    size: {
      sm: { textStyle: 'md' },
      md: { textStyle: 'xl' },
      lg: { textStyle: '2xl' },
      xl: { textStyle: '3xl' },
      '2xl': { textStyle: { base: '3xl', md: '4xl' } },
    },
  },
  defaultVariants: { size: 'md' },
});

export const link = defineRecipe({
  className: 'somo-link',
  base: {
    color: 'brand.fg',
    fontWeight: 'semibold',
    // Large enough for a finger, without moving the lines of a text apart.
    py: '1',
    borderRadius: 'l1',
    textUnderlineOffset: '3px',
    _hover: { textDecoration: 'underline' },
    ...focus,
  },
});
