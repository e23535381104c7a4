// What changes in a language that is read from right to left; everything else follows from logical properties.

/** Icons that point along a line of text. */
const pointing = [...['arrow-left', 'arrow-right', 'chevron-left', 'chevron-right', 'log-out', 'redo-2', 'send-horizontal', 'undo-2']].map(
  (name) => `.lucide-${name}`,
);

/** The font of the system: every phone and computer has one for Arabic, and none has to be loaded. Figtree draws Latin letters and digits. */
const arabic =
  "'Figtree Variable', system-ui, -apple-system, 'Segoe UI', 'Geeza Pro', 'Noto Sans Arabic', 'Noto Naskh Arabic UI', sans-serif";

export const rightToLeft = {
  'html[lang=ar]': { '--chakra-fonts-body': `${arabic} !important`, '--chakra-fonts-heading': `${arabic} !important` },
  [`[dir=rtl] :is(${pointing.join(', ')})`]: { transform: 'scaleX(-1)' },
  // Letters that join have no space between them.
  '[dir=rtl] *': { letterSpacing: 'normal !important' },
  // Our own words follow the page, what people have written follows its own letters.
  '[dir=rtl] bdi:not([data-stored], [dir])': { direction: 'rtl' },
  // In a card, all texts are level.
  '[dir=rtl] article [data-stored][dir=auto]': { textAlign: 'right' },
  '[data-stored], input, textarea': { unicodeBidi: 'plaintext' },
  '[dir=rtl] code': { direction: 'ltr', unicodeBidi: 'isolate' },
  // What is written from left to right in every language stands where a line starts.
  '[dir=rtl] :is(input[type=email], input[type=tel], input[type=url])': { direction: 'ltr', textAlign: 'end !important' },
} as const;
