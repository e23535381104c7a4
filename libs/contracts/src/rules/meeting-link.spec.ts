import { isMeetingLink } from './meeting-link.js';

describe('SET-10 a meeting link', () => {
  it.each(['https://meet.example.org/ama', 'https://example.zoom.us/j/123?pwd=abc#x'])('is an https address: %s', (link) => {
    expect(isMeetingLink(link)).toBe(true);
  });

  it.each([
    'http://meet.example.org/ama',
    'javascript:alert(1)',
    '//meet.example.org/ama',
    'meet.example.org/ama',
    'https://localhost/ama',
    'https://ama:secret@meet.example.org/',
    'https://meet.example.org/a b',
    'https:\\\\meet.example.org',
    `https://meet.example.org/${'a'.repeat(500)}`,
    '',
    null,
  ])('is nothing else: %s', (link) => {
    expect(isMeetingLink(link)).toBe(false);
  });
});
