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

  it('sets apart what somebody wrote, and the times to choose from', () => {
    const words = drawLetter({
      ...letter,
      quote: { name: 'Reason', text: '<b>Exams</b>' },
      offered: { name: 'Proposed times (Accra time)', times: ['Mon, Jan 14 · 9:00 AM'] },
    });
    expect(words).toMatch(/class="quote"[^>]*>.*>Reason<.*>&lt;b&gt;Exams&lt;\/b&gt;</);
    expect(words).toContain('>Proposed times (Accra time)</td>');
    expect(words).toContain('>Mon, Jan 14 · 9:00\u00a0AM</td>');
    expect(words).toContain('<div dir="auto"');
  });

  it('shows whole sentences below their name, with the lines they have', () => {
    const facts = [{ name: 'Kwame Mensah has time', value: 'It goes to whoever books first.\n• Mon, Jan 14', isText: true }];
    const summary = drawLetter({ ...letter, facts });
    expect(summary).toMatch(/<td colSpan="2"[^>]*><div[^>]*>Kwame Mensah has time<\/div><div style="white-space:pre-line/);
    expect(summary).toContain('books first.\n• Mon, Jan 14</div>');
  });

  it('SET-05 keeps an amount, and a time with its half of the day, in one line', () => {
    const facts = [
      { name: 'تاريخ الدفع', value: 'الاثنين، 7 يناير 2030، 10:00 ص (توقيت القاهرة)' },
      { name: 'Total payé', value: '25,50\u00a0$US', isTotal: true },
    ];
    const receipt = drawLetter({ ...letter, facts });
    expect(receipt).toContain('10:00\u00a0ص (توقيت\u00a0القاهرة)');
    expect(receipt).toMatch(/white-space:nowrap[^>]*>25,50/);
  });

  it('shows a time large instead of among the facts, and struck through if nothing takes place then', () => {
    const facts = [{ name: 'When', value: 'Mon, Jan 14, 2030', isHeadline: true }];
    const headline = { name: 'When', main: 'Mon, Jan 14', lines: ['Accra time'] };
    expect(drawLetter({ ...letter, facts })).toContain('>Mon, Jan 14, 2030</td>');
    expect(drawLetter({ ...letter, facts, headline })).not.toContain('Mon, Jan 14, 2030');
    expect(drawLetter({ ...letter, headline })).not.toContain('line-through');
    expect(drawLetter({ ...letter, headline: { ...headline, isOff: true } })).toContain('line-through">Mon, Jan 14</div>');
  });

  it('has a dark version of every color, for mail programs that read its one sheet', () => {
    const whole = {
      ...letter,
      quote: { name: 'Reason', text: 'Exams' },
      headline: { name: 'When', main: 'Mon, Jan 14', lines: ['Accra time'] },
      offered: { name: 'Proposed time', times: ['Wed, Jan 16'] },
      facts: [...letter.facts, { name: 'Total', value: '$25.00', isTotal: true }],
    };
    const pages = [drawLetter(whole), drawLetter({ ...whole, headline: { ...whole.headline, isOff: true } })].join('');
    const [, dark] = /@media \(prefers-color-scheme:dark\)\{(.*?\})\}/.exec(html) ?? [];
    const classes = [...pages.matchAll(/class="(\w+)"/g)]
      .map(([, name]) => name)
      .filter((name) => !['inner', 'wide', 'large'].includes(name ?? ''));
    for (const name of new Set(classes)) expect(dark).toContain(`.${name}{`);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  });

  it('needs nothing from elsewhere: no pictures, scripts or linked style sheets', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe)\b|url\(|@import/);
  });
});
