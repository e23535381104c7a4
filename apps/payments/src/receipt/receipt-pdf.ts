import { receiptWords, type ReceiptFacts, type ReceiptWords, type Share } from './receipt-words.js';
import { ink, Sheet } from './sheet.js';
import { textRuns, type TextRuns } from './text-runs.js';

const paper = { width: 595.28, height: 841.89 };
const edge = 56;
const inner = paper.width - 2 * edge;
const right = edge + inner / 2 + 12;
const half = inner / 2 - 12;
const colors: Record<Share['part'], string> = { teacher: '#6273C8', somo: '#F8C64A', back: '#AD9C86', onItsWay: '#D3C5B1' };
const kente = [
  ['#F8C64A', 28],
  ['#DF6C3D', 16],
  ['#3B9F6C', 12],
] as const;

/** Returns a receipt as a one-page PDF: selectable text that a screen reader reads in order, names in their own script. */
export function receiptPdf(facts: ReceiptFacts): Promise<Buffer> {
  const words = receiptWords(facts);
  const names = {
    student: textRuns(words.student),
    teacher: textRuns(words.teacher),
    subject: textRuns(words.subject),
    module: words.moduleName === null ? null : textRuns(words.moduleName),
    learner: words.learner === null ? null : textRuns(words.learner),
  };
  const sheet = new Sheet(words.documentTitle, words.lang, new Date(facts.now));
  letterhead(sheet, words);
  let y = words.sandbox === null ? 150 : callout(sheet, words.sandbox, 138);
  const left = field(sheet, words.labels.paidBy, names.student, y, edge);
  const other = Math.max(plain(sheet, words.labels.paidOn, words.paidOn, y, right), y);
  y = Math.max(left, other) + 12;
  y = lesson(sheet, words, names, y);
  y = money(sheet, words, y + 26);
  const changed = Object.values(names).some((name) => name?.changed);
  notes(sheet, words, changed, y + 18);
  return sheet.finish();
}

function letterhead(sheet: Sheet, { number, labels }: ReceiptWords): void {
  sheet.ornament((doc) => {
    for (let x = 0; x < paper.width; x += 72) {
      let at = x;
      for (const [color, width] of kente) {
        doc.rect(at, 0, width, 6).fill(color);
        at += width;
      }
    }
    doc.translate(edge, 48).scale(36 / 32);
    doc.roundedRect(0, 0, 32, 32, 9).fill('#4253AE');
    doc.lineWidth(2.8).lineCap('round').strokeColor('#ffffff');
    doc.path('M21 10.4c-1-1.5-2.8-2.4-5-2.4-2.9 0-5 1.5-5 3.7 0 5 9.6 2.2 9.6 6.8 0 2.3-2.1 3.9-5 3.9-2.4 0-4.3-1-5.3-2.6').stroke();
    doc.lineWidth(2.6).lineCap('butt');
    for (const [color, from, to] of [
      ['#F8C64A', 8, 13],
      ['#DF6C3D', 13, 19],
      ['#3B9F6C', 19, 24],
    ] as const)
      doc.moveTo(from, 26.5).lineTo(to, 26.5).strokeColor(color).stroke();
  });
  sheet.names('P', textRuns('Somo'), { x: edge + 46, y: 54, width: 120, size: 20 });
  sheet.names('H1', textRuns(labels.title), { x: right, y: 46, width: half, size: 24, align: 'right' });
  sheet.words('P', number, { x: right, y: 78, width: half, size: 11, align: 'right', color: ink.muted });
}

function callout(sheet: Sheet, text: string, y: number): number {
  sheet.ornament((doc) => doc.roundedRect(edge, y - 26, inner, 34, 10).fill(ink.claySoft));
  sheet.words('P', text, { x: edge + 16, y: y - 16, width: inner - 32, size: 10.5, color: ink.clay, strong: true });
  return y + 28;
}

function label(sheet: Sheet, text: string, y: number, x: number): number {
  return sheet.words('P', text, { x, y, width: half, size: 9.5, color: ink.muted }) + 1;
}

function field(sheet: Sheet, title: string, value: TextRuns, y: number, x: number): number {
  return sheet.names('P', value, { x, y: label(sheet, title, y, x), width: half, size: 12 });
}

function plain(sheet: Sheet, title: string, value: string, y: number, x: number): number {
  return sheet.words('P', value, { x, y: label(sheet, title, y, x), width: half, size: 11 });
}

type Names = Record<'student' | 'teacher' | 'subject', TextRuns> & Record<'module' | 'learner', TextRuns | null>;

function lesson(sheet: Sheet, words: ReceiptWords, names: Names, y: number): number {
  const what = label(sheet, words.labels.lesson, y, edge);
  let left = sheet.names('P', names.subject, { x: edge, y: what, width: half, size: 12 });
  for (const more of [names.module, names.learner])
    if (more) left = sheet.names('P', more, { x: edge, y: left, width: half, size: 10, color: ink.muted });
  left = sheet.words('P', words.day, { x: edge, y: left + 2, width: half, size: 11 });
  left = sheet.words('P', words.time, { x: edge, y: left, width: half, size: 11 });
  if (words.status) left = sheet.words('P', words.status, { x: edge, y: left + 2, width: half, size: 11, color: ink.clay, strong: true });
  const teacher = field(sheet, words.labels.teacher, names.teacher, y, right);
  const how = plain(sheet, words.labels.method, words.method, teacher + 10, right);
  return Math.max(left, how);
}

function money(sheet: Sheet, { shares, total, afterRefunds, labels }: ReceiptWords, from: number): number {
  sheet.ornament((doc) =>
    doc
      .moveTo(edge, from)
      .lineTo(edge + inner, from)
      .lineWidth(1)
      .strokeColor(ink.line)
      .stroke(),
  );
  let y = from + 20;
  sheet.names('H2', textRuns(labels.breakdown), { x: edge, y, width: inner, size: 13 });
  y += 28;
  bar(sheet, shares, y);
  y += 24;
  for (const share of shares) y = line(sheet, share, y);
  sheet.ornament((doc) =>
    doc
      .moveTo(edge, y)
      .lineTo(edge + inner, y)
      .lineWidth(1)
      .strokeColor(ink.line)
      .stroke(),
  );
  y += 12;
  y = sum(sheet, labels.total, total, y, 15);
  return afterRefunds === null ? y : sum(sheet, labels.afterRefunds, afterRefunds, y + 2, 12);
}

function bar(sheet: Sheet, shares: Share[], y: number): void {
  const all = shares.reduce((cents, share) => cents + share.cents, 0);
  sheet.ornament((doc) => {
    doc.roundedRect(edge, y, inner, 8, 4).clip();
    let x = edge;
    for (const { cents, part } of shares) {
      const width = (inner * cents) / Math.max(all, 1);
      doc.rect(x, y, width, 8).fill(colors[part]);
      x += width;
    }
  });
}

function line(sheet: Sheet, { label: text, amount, part }: Share, y: number): number {
  sheet.ornament((doc) => doc.roundedRect(edge, y + 2, 9, 9, 3).fill(colors[part]));
  const below = sheet.words('P', text, { x: edge + 18, y, width: inner - 120, size: 11 });
  sheet.words('P', amount, { x: edge + inner - 100, y, width: 100, size: 11, align: 'right' });
  return below + 8;
}

function sum(sheet: Sheet, text: string, amount: string, y: number, size: number): number {
  sheet.words('P', text, { x: edge, y: y + (size - 11) / 2, width: inner - 160, size: 11, strong: true });
  return sheet.names('P', textRuns(amount), { x: edge + inner - 150, y, width: 150, size, align: 'right' });
}

function notes(sheet: Sheet, words: ReceiptWords, changed: boolean, from: number): void {
  const texts = [...words.notes, ...(changed ? [words.missingLetters] : []), words.asOf];
  let y = from;
  for (const text of texts) y = sheet.words('P', text, { x: edge, y, width: inner, size: 9.5, color: ink.muted }) + 5;
}
