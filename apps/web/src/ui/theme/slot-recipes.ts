// Lists only the slots that are styled: the parts of all components would outweigh this file.
import { defineSlotRecipe } from '@chakra-ui/react';
import { input } from './recipes';

const floating = {
  outline: 0,
  bg: 'bg.panel',
  color: 'fg',
  boxShadow: 'float',
  borderRadius: 'l2',
  zIndex: 'popover',
  maxH: 'var(--available-height)',
  overflowY: 'auto',
  _open: { animation: 'rise-in 150ms ease-out', _motionReduce: { animation: 'none' } },
} as const;

const backdrop = {
  position: 'fixed',
  inset: 0,
  bg: 'rgba(20,17,14,.55)',
  zIndex: 'overlay',
  _open: { animation: 'fade-in 150ms', _motionReduce: { animation: 'none' } },
} as const;

export const field = defineSlotRecipe({
  className: 'somo-field',
  slots: ['root', 'label', 'requiredIndicator', 'errorText', 'helperText'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', w: 'full', gap: '1.5', position: 'relative' },
    label: { display: 'flex', gap: '1', textStyle: 'sm', fontWeight: 'semibold' },
    requiredIndicator: { color: 'fg.error' },
    errorText: { display: 'inline-flex', color: 'fg.error', textStyle: 'sm', fontWeight: 'medium' },
    helperText: { color: 'fg.muted', textStyle: 'sm' },
  },
});

export const nativeSelect = defineSlotRecipe({
  className: 'somo-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { display: 'flex', w: 'full', position: 'relative', h: 'fit-content' },
    field: { ...input.base, pe: '9', cursor: 'pointer', textOverflow: 'ellipsis', '& > option': { bg: 'bg.panel', color: 'fg' } },
    indicator: {
      position: 'absolute',
      display: 'inline-flex',
      alignItems: 'center',
      insetEnd: '3',
      top: '50%',
      transform: 'translateY(-50%)',
      color: 'fg.muted',
      pointerEvents: 'none',
      _icon: { w: '4', h: '4' },
    },
  },
});

export const dialog = defineSlotRecipe({
  className: 'somo-dialog',
  slots: ['backdrop', 'positioner', 'content', 'header', 'body', 'footer', 'title', 'closeTrigger'],
  base: {
    backdrop,
    positioner: { display: 'flex', position: 'fixed', inset: 0, zIndex: 'overlay', overflow: 'auto', p: '4', overscrollBehaviorY: 'none' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      position: 'relative',
      w: 'full',
      // Only the body scrolls, so that title and buttons stay in view.
      maxH: 'full',
      m: 'auto',
      bg: 'bg.panel',
      color: 'fg',
      borderRadius: 'l3',
      boxShadow: 'float',
      outline: 0,
      _open: { animation: 'rise-in 200ms ease-out', _motionReduce: { animation: 'none' } },
    },
    header: { px: { base: '5', sm: '6' }, pt: { base: '5', sm: '6' }, pb: '2' },
    // What is wrong with a field is below it: when it gets the focus, that comes into view with it.
    body: {
      ...{ flex: '0 1 auto', minH: '0', overflowY: 'auto', scrollPaddingBottom: '24' },
      ...{ px: { base: '5', sm: '6' }, py: '2', color: 'fg.muted' },
      // A shade above the buttons for as long as there is more below: at the end, what scrolls along covers it.
      bgImage: 'linear-gradient({colors.bg.panel}, {colors.bg.panel}), linear-gradient(to top, {colors.border}, transparent)',
      ...{ bgPos: 'bottom', bgSize: '100% {sizes.4}, 100% {sizes.2.5}', bgRepeat: 'no-repeat', bgAttachment: 'local, scroll' },
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      px: { base: '5', sm: '6' },
      pt: '4',
      pb: { base: '5', sm: '6' },
    },
    title: { fontFamily: 'heading', fontWeight: 'bold', textStyle: 'xl', letterSpacing: '-0.015em', textWrap: 'balance' },
    closeTrigger: { position: 'absolute', top: '3', insetEnd: '3' },
  },
  variants: {
    size: {
      sm: { content: { maxW: 'md' } },
      md: { content: { maxW: 'lg' } },
      lg: { content: { maxW: '3xl' }, footer: { borderTopWidth: '1px', borderColor: 'border', pt: '4', pb: '4' } },
    },
  },
  defaultVariants: { size: 'sm' },
});

export const drawer = defineSlotRecipe({
  className: 'somo-drawer',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'closeTrigger'],
  base: {
    backdrop,
    positioner: {
      display: 'flex',
      justifyContent: 'flex-end',
      position: 'fixed',
      inset: 0,
      zIndex: 'overlay',
      overscrollBehaviorY: 'none',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      position: 'relative',
      w: 'full',
      maxW: 'xs',
      minH: 'screen',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'float',
      outline: 0,
      _open: { animation: 'slide-in 200ms ease-out', _rtl: { animation: 'fade-in 200ms' }, _motionReduce: { animation: 'none' } },
    },
    header: { px: '6', pt: '5', pb: '2' },
    title: { fontFamily: 'heading', fontWeight: 'bold', textStyle: 'xl' },
    closeTrigger: { position: 'absolute', top: '3', insetEnd: '3' },
  },
});

export const menu = defineSlotRecipe({
  className: 'somo-menu',
  slots: ['content', 'item', 'itemGroupLabel', 'separator'],
  base: {
    content: { ...floating, minW: '56', p: '1.5' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      w: 'full',
      px: '3',
      py: '2.5',
      borderRadius: 'l1',
      textStyle: 'sm',
      cursor: 'pointer',
      outline: 0,
      _highlighted: { bg: 'bg.muted' },
      _icon: { w: '4', h: '4', color: 'fg.muted' },
    },
    itemGroupLabel: { px: '3', pt: '2', pb: '1', textStyle: 'sm', fontWeight: 'semibold' },
    separator: { h: '1px', bg: 'border', my: '1.5' },
  },
});

export const popover = defineSlotRecipe({
  className: 'somo-popover',
  slots: ['content'],
  base: {
    content: {
      ...floating,
      display: 'flex',
      flexDirection: 'column',
      w: 'min(22rem, calc(100vw - 1.5rem))',
      borderRadius: 'l3',
      overflow: 'hidden',
    },
  },
});

export const tabs = defineSlotRecipe({
  className: 'somo-tabs',
  slots: ['list', 'trigger', 'content'],
  base: {
    // One row. The line below is a shadow: a border would be outside of what scrolls, and cut the one of the tab.
    list: {
      display: 'flex',
      columnGap: '2',
      position: 'relative',
      overflowX: 'auto',
      overflowY: 'hidden',
      scrollbarWidth: 'none',
      boxShadow: 'inset 0 -1px 0 var(--chakra-colors-border)',
    },
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      flexShrink: 0,
      minH: '11',
      px: '3',
      whiteSpace: 'nowrap',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      color: 'fg.muted',
      fontWeight: 'semibold',
      textStyle: 'sm',
      cursor: 'pointer',
      outline: 0,
      focusVisibleRing: 'inside',
      _hover: { color: 'fg' },
      _selected: { color: 'brand.fg', borderColor: 'brand.solid', _hover: { color: 'brand.fg' } },
    },
    content: { pt: '6', outline: 0, focusVisibleRing: 'outside' },
  },
});
