import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font as ParsedFont, type GlyphRun } from 'fontkit';

/** `text` and `strong` for our own wording, the others for names. */
export type Face = 'text' | 'strong' | 'latin' | 'wide' | 'arabic' | 'ethiopic';

interface Font {
  /** The font as pdfkit embeds it; parsed once, it serves every receipt. */
  parsed: PDFKit.Mixins.PDFFontSource;
  letters: Set<number>;
}

const files: Record<Face, string> = {
  text: '@expo-google-fonts/figtree/500Medium/Figtree_500Medium.ttf',
  strong: '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf',
  latin: '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
  wide: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  arabic: '@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
  ethiopic: '@expo-google-fonts/noto-sans-ethiopic/600SemiBold/NotoSansEthiopic_600SemiBold.ttf',
};

const resolve = createRequire(import.meta.url).resolve;
const kept = new Map<Face, Font>();
/** Beyond what our own wording takes, for names. */
const layoutsKept = 1000;

/** Returns one of the families that the web app uses, or one of Noto's for other letters, parsed on first use. */
export function fontOf(face: Face): Font {
  const known = kept.get(face);
  if (known) return known;
  const parsed = create(readFileSync(resolve(files[face])));
  if (!('characterSet' in parsed)) throw new Error(`${files[face]} holds more than one font.`);
  keepLayouts(parsed);
  const font = { parsed: parsed as unknown as PDFKit.Mixins.PDFFontSource, letters: new Set(parsed.characterSet) };
  kept.set(face, font);
  return font;
}

/**
 * Lets a font lay out the same text once: every receipt has the same labels, and pdfkit lays each word out to measure and again to draw it.
 * pdfkit scales the positions that it gets, so each time it gets new ones.
 */
function keepLayouts(font: ParsedFont): void {
  const runs = new Map<string, GlyphRun>();
  const layOut = font.layout.bind(font);
  font.layout = (text, ...how) => {
    const key = JSON.stringify([text, ...how]);
    const run = runs.get(key) ?? layOut(text, ...how);
    if (runs.size >= layoutsKept) runs.clear();
    runs.set(key, run);
    return Object.assign(Object.create(run) as GlyphRun, { positions: run.positions.map((position) => ({ ...position })) });
  };
}
