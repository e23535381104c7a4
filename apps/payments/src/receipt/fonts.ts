import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

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

/** Returns one of the families that the web app uses, or one of Noto's for other letters, parsed on first use. */
export function fontOf(face: Face): Font {
  const known = kept.get(face);
  if (known) return known;
  const parsed = create(readFileSync(resolve(files[face])));
  if (!('characterSet' in parsed)) throw new Error(`${files[face]} holds more than one font.`);
  const font = { parsed: parsed as unknown as PDFKit.Mixins.PDFFontSource, letters: new Set(parsed.characterSet) };
  kept.set(face, font);
  return font;
}
