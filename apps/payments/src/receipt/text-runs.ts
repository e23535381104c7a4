// Splits text written by users, in whatever script, into runs that the available fonts can draw.
import { fontOf, type Face } from './fonts.js';
import { ethiopicWords, latinized, romanized, withoutMarks } from './romanize.js';

export interface TextRun {
  face: Exclude<Face, 'text' | 'strong'>;
  text: string;
}

export interface TextRuns {
  runs: TextRun[];
  /** The same text for copying and screen readers. */
  plain: string;
  /** True if the text differs from what the user wrote, letter by letter. */
  changed: boolean;
}

const faces = ['latin', 'arabic'] as const;
const dotBelow = '\u0323';
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const missing = '…';

/** Romanizes characters that no font has; what cannot be romanized becomes an ellipsis, never a box. */
export function textRuns(text: string): TextRuns {
  const runs: TextRun[] = [];
  let changed = false;
  const add = (cluster: string): void => {
    const last = runs.at(-1);
    const asIs = setting(cluster, last?.face);
    if (!asIs) changed = true;
    const run = asIs ?? setting(latinized(cluster)) ?? setting(withoutMarks(latinized(cluster)));
    if (!run && last?.text.endsWith(missing)) return;
    const { face, text: more } = run ?? { face: 'latin', text: missing };
    if (last?.face === face) last.text += more;
    else runs.push({ face, text: more });
  };
  const tidy = text.replace(invisible, ' ').replace(/\s+/g, ' ').trim();
  for (const part of tidy.split(new RegExp(`(${ethiopicWords.source})`, 'u'))) {
    const isEthiopic = ethiopicWords.test(part);
    changed ||= isEthiopic;
    for (const { segment } of clusters.segment(isEthiopic ? romanized(part) : part)) add(segment);
  }
  return {
    runs,
    changed,
    plain: runs
      .map((run) => run.text)
      .join('')
      .normalize('NFC'),
  };
}

/** Returns a run in a font that has every letter; Arabic continues where it can, so that an Arabic name stays in one piece. */
function setting(cluster: string, before?: TextRun['face']): TextRun | undefined {
  if (cluster === '') return undefined;
  const composed = cluster.normalize('NFC');
  // A mark that stays apart stands right only below its letter.
  const forms = /\p{M}/u.test(composed) ? [dotLast(cluster), composed] : [composed, dotLast(cluster)];
  for (const face of before === 'arabic' ? (['arabic', ...faces] as const) : faces) {
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
