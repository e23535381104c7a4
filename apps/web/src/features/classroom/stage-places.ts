// Where things stand on the stage: on the large picture, or around a view that fills it.
import type { Corner } from './self-view';
import { beside } from './side-panel';

/** How far the words are from a side at which one's own picture may be. */
function clear(corner: Corner, side: 'start' | 'end') {
  if (corner === `bottom-${side}`) return { base: '32', md: '56' };
  return corner === `top-${side}` ? { base: '3', lg: '56' } : '3';
}

export const place = {
  /** What is said lies on the picture, where one's own picture is not: at its bottom, and on a wide one also at its top. */
  words: (corner: Corner) =>
    ({
      position: 'absolute',
      zIndex: '1',
      bottom: '3',
      top: { lg: '16' },
      justifyContent: 'flex-end',
      insetInlineStart: clear(corner, 'start'),
      insetInlineEnd: clear(corner, 'end'),
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '2',
      pointerEvents: 'none',
      css: { '& > *': { pointerEvents: 'auto' } },
    }) as const,
  arrivalOnView: { position: 'absolute', zIndex: '2', top: '16', insetInline: '3', display: 'flex', justifyContent: 'center' } as const,
};

const tile = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  alignSelf: 'center',
  height: 'auto',
  aspectRatio: '4 / 3',
  borderRadius: '0.5rem',
  overflow: 'hidden',
  position: 'relative',
};
const besideTile = { width: 'clamp(5.5rem, 15vw, 12rem)' };

/** A phone held upright has the small pictures beside the head, so that a view has the whole height. */
const small = { width: 'clamp(4rem, 13vw, 8rem)', marginBlock: '0.25rem' };
const last = { marginInlineEnd: '0.75rem' };
/** With a panel open, a wide screen has smaller pictures too. */
const tightTile = { width: '8rem' };
/** Room for a view on a phone that is held sideways: the head is not shown. */
export const low = '@media (orientation: landscape) and (max-height: 30em)';

/** Where a panel takes room below the view, and where beside it on a small screen. */
export const lowered = '@media (orientation: portrait) and (max-width: 63.99em), (max-width: 35.99em)';
export const narrowed = '@media (orientation: landscape) and (min-width: 36em) and (max-width: 63.99em)';
/** What an open panel leaves no room for on a small screen. */
const spared = { [lowered]: { display: 'none' }, [narrowed]: { display: 'none' } } as const;

/** A phone that is held upright has the pictures above the view; any other screen beside it. With a panel open, a small screen has neither. */
export function aroundView(isTight: boolean) {
  const spare = isTight ? spared : {};
  const atSide = isTight ? tightTile : besideTile;
  return {
    frame: {
      display: 'grid',
      columnGap: '0.25rem',
      gridTemplate: '"head other self" auto "view view view" minmax(0, 1fr) "words words words" auto / minmax(0, 1fr) auto auto',
      [beside]: { gridTemplate: '"head head" auto "view other" auto "view self" auto "view words" minmax(0, 1fr) / minmax(0, 1fr) auto' },
    },
    view: { gridArea: 'view' },
    other: { ...tile, ...small, gridArea: 'other', [beside]: { ...atSide, margin: '0', ...last }, ...spare },
    self: { ...tile, ...small, ...last, gridArea: 'self', [beside]: { ...atSide, margin: '0.5rem 0 0', ...last }, ...spare },
    words: {
      ...{ gridArea: 'words', display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '0.25rem' },
      ...{ padding: '0.25rem 0.5rem', maxHeight: '5rem', overflowY: 'auto' },
      [beside]: { maxWidth: atSide.width, maxHeight: 'none', padding: '0.5rem 0' },
      ...spare,
    },
  } as const;
}
