import { fontOf, type Face } from './fonts.js';
import { textRuns } from './text-runs.js';

describe('a name on a receipt', () => {
  it.each([
    ['Kwame Mensah', 'Kwame Mensah', ['latin']],
    ['Ọmọlọlá Adébáyọ̀ Ọ̀ṣun', 'Ọmọlọlá Adébáyọ̀ Ọ̀ṣun', ['latin']],
    ['Élodie N’Golo Kanté', 'Élodie N’Golo Kanté', ['latin']],
    ['Čapek', 'Čapek', ['latin']],
    ['فاطمة الزهراء', 'فاطمة الزهراء', ['arabic']],
    ['Fatima فاطمة', 'Fatima فاطمة', ['latin', 'arabic']],
  ])('is set in its own script: %s', (name, plain, faces) => {
    const { runs, ...rest } = textRuns(name);
    expect(rest).toEqual({ plain: plain.normalize('NFC'), changed: false });
    expect(runs.map(({ face }) => face)).toEqual(faces);
  });

  it.each([
    ['አበበ ቢቂላ', 'Abebe Biqila'],
    ['ተስፋዬ ገብረ ብርሃን', 'Tesfaye Gebre Birhan'],
    ['Kɔfi Ɛsi', 'Kofi Esi'],
    ['Ɓala Ƙwai', 'Bala Kwai'],
  ])('is romanized and marked as changed: %s', (name, plain) => {
    expect(textRuns(name)).toMatchObject({ plain, changed: true });
  });

  it.each(['李小龍', '😀', 'ⵣⵉⵔⵉ', '\u{10FFFF}'])('becomes an ellipsis, never a box: %s', (name) => {
    expect(textRuns(name)).toEqual({ runs: [{ face: 'latin', text: '…' }], plain: '…', changed: true });
  });

  it('loses characters that reverse text or end a line', () => {
    expect(textRuns(' Ama\u202e\r\n\u0000 Owusu ').plain).toBe('Ama Owusu');
    expect(textRuns(' \n ').runs).toEqual([]);
  });

  it('uses no font for a letter the font does not have', () => {
    const names = ['Ọ̀ṣun Čapek فاطمة አበበ Kɔfi 李 ʼYar ṅ İ ﷺ', ...Array.from({ length: 600 }, (_, at) => String.fromCodePoint(at * 90))];
    for (const { face, text } of names.flatMap((name) => textRuns(name).runs))
      expect([...text].filter((letter) => !fontOf(face).letters.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  });
});

describe('a font of the app', () => {
  it.each<[Face, string]>([
    ['text', '$25.00 (15 %) - Jan'],
    ['latin', 'O\u0323mo\u0323lá'],
    ['latin', 'ŋŁ'],
    ['arabic', 'فاطمة'],
  ])('knows its letters: %s', (face, text) => {
    const { letters } = fontOf(face);
    for (const letter of text) expect(letters).toContain(letter.codePointAt(0));
    expect(letters).not.toContain('李'.codePointAt(0));
  });
});
