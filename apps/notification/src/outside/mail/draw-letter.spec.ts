import { drawLetter } from './draw-letter.js';

const letter = {
  language: 'ar',
  direction: 'rtl',
  title: 'Booking confirmed',
  paragraphs: ['Hi Ama,', 'Two\nlines.'],
  facts: [{ name: 'Teacher', value: '<img src=x onerror=alert(1)> & "Co"' }],
  notes: ['A note.'],
  button: { label: 'View your lesson', url: 'https://somo.example/student/lessons?a=1&b="2"' },
  footer: "You're receiving this email because you have a Somo account.",
};

describe('B16 an email as HTML', () => {
  const html = drawLetter(letter);

  it('is a document in the language and direction of its reader', () => {
    expect(html).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
    expect(html).toContain('>Booking confirmed</h1>');
    expect(html).toContain('>View your lesson</a>');
  });

  it('shows what people wrote as text, and never as markup', () => {
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Co&quot;');
    expect(html).not.toContain('<img');
    expect(html).toContain('href="https://somo.example/student/lessons?a=1&amp;b=&quot;2&quot;"');
  });

  it('needs nothing from elsewhere: no pictures, scripts or style sheets', () => {
    expect(html).not.toMatch(/<(img|script|link|style|iframe)\b|url\(/);
  });
});
