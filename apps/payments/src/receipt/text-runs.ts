// Splits text written by users, in whatever script, into runs that the available fonts can draw.
import { fontOf, type Face } from './fonts.js';

type NameFace = Exclude<Face, 'text' | 'strong'>;

interface TextRun {
  face: NameFace;
  text: string;
}

export interface TextRuns {
  runs: TextRun[];
  /** The same text for copying and screen readers. */
  plain: string;
  /** True if the text differs from what the user wrote, letter by letter. */
  changed: boolean;
}

const ours = ['latin', 'arabic', 'ethiopic'] as const;
/** For a name with a letter that the font of our headings lacks, such as ɔ or ɓ: all of it, so that a word is in one font. */
const wide = ['wide', 'arabic', 'ethiopic'] as const;
const dotBelow = '\u0323';
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const missing = '…';

/** Sets text in the fonts that have its letters; what no font has becomes an ellipsis, never a box. */
export function textRuns(text: string): TextRuns {
  const tidy = text.replace(invisible, ' ').replace(/\s+/g, ' ').trim();
  const set = runsIn(ours, tidy);
  const { runs, changed } = set.changed ? runsIn(wide, tidy) : set;
  const plain = runs
    .map((run) => run.text)
    .join('')
    .normalize('NFC');
  return { runs, changed, plain };
}

function runsIn(faces: readonly NameFace[], text: string): Pick<TextRuns, 'runs' | 'changed'> {
  const runs: TextRun[] = [];
  let changed = false;
  for (const { segment } of clusters.segment(text)) {
    const last = runs.at(-1);
    const asIs = setting(segment, faces, last?.face);
    changed ||= !asIs;
    const run = asIs ?? setting(withoutMarks(segment), faces);
    if (!run && last?.text.endsWith(missing)) continue;
    const { face, text: more } = run ?? { face: 'latin', text: missing };
    if (last?.face === face) last.text += more;
    else runs.push({ face, text: more });
  }
  return { runs, changed };
}

/** Returns a run in a font that has every letter; the font before continues where it can, so that an Arabic name stays in one piece. */
function setting(cluster: string, faces: readonly NameFace[], before?: NameFace): TextRun | undefined {
  if (cluster === '') return undefined;
  const composed = cluster.normalize('NFC');
  // A separate mark is in the right place only below its letter.
  const forms = /\p{M}/u.test(composed) ? [dotLast(cluster), composed] : [composed, dotLast(cluster)];
  // Every font has Latin letters too, but only those of the same font may be mixed with others.
  const isLetter = /\p{Script=Latin}/u.test(cluster);
  for (const face of before && !isLetter ? [before, ...faces] : faces) {
    const { letters } = fontOf(face);
    const text = forms.find((form) => [...form].every((letter) => letters.has(letter.codePointAt(0) ?? 0)));
    if (text !== undefined) return { face, text };
  }
  return undefined;
}

/** Returns ọ̀ as ò plus a dot below: the font has the letter with its tone mark, but not with both. */
function dotLast(cluster: string): string {
  const apart = cluster.normalize('NFD');
  return apart.includes(dotBelow) ? apart.replaceAll(dotBelow, '').normalize('NFC') + dotBelow : apart;
}

const withoutMarks = (cluster: string): string => cluster.normalize('NFD').replace(/\p{M}+/gu, '');
