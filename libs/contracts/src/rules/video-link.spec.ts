import { isVideoLink } from './video-link.js';

describe('the link to an introduction video', () => {
  it.each([
    'https://youtu.be/abc',
    'http://www.youtube.com/watch?v=1&t=2#x',
    'HTTPS://Vimeo.com/1',
    'https://xn--bcher-kva.example/a%20b',
    'https://video.example.:8443/x',
  ])('PRO-10 may be %s', (link) => {
    expect(isVideoLink(link)).toBe(true);
  });

  it.each([
    ['no text', 7],
    ['empty', ''],
    ['too long', `https://youtu.be/${'x'.repeat(500)}`],
    ['a script', 'javascript:alert(1)'],
    ['a script in disguise', 'java\nscript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['another scheme', 'ftp://video.example/x'],
    ['no host', 'https:youtu.be/x'],
    ['no host either', 'https:///youtu.be/x'],
    ['backslashes', 'https:\\\\youtu.be'],
    ['with a password', 'https://youtu.be:x@evil.example/'],
    ['with a space', 'https://youtu.be/a b'],
    ['with a bidi override', 'https://youtu.be/\u202e'],
    ['this machine by name', 'http://localhost/x'],
    ['this machine by name and dot', 'http://localhost./x'],
    ['a name below it', 'http://a.localhost/x'],
    ['this machine', 'http://127.0.0.1/x'],
    ['this machine, short', 'http://127.1/x'],
    ['this machine, hexadecimal', 'http://0x7f000001/x'],
    ['this machine, octal', 'http://0177.0.0.1/x'],
    ['this machine, one number', 'http://2130706433/x'],
    ['this machine, full width', 'http://１２７.０.０.１/x'],
    ['this machine, escaped', 'http://%31%32%37.0.0.1/x'],
    ['this machine, IPv6', 'http://[::1]/x'],
    ['this machine, IPv4 in IPv6', 'http://[::ffff:127.0.0.1]/x'],
    ['any address', 'http://0/x'],
    ['a private network', 'http://10.1.2.3/x'],
    ['another private network', 'http://192.168.1.1/x'],
    ["a cloud's metadata", 'http://169.254.169.254/latest/meta-data'],
    ['a local name', 'https://printer.local/x'],
    ['an internal name', 'https://metadata.google.internal/x'],
    ['a name without a dot', 'https://intranet/x'],
    ['a bare top-level domain', 'https://com./x'],
  ])('PRO-10 is refused if it is %s', (_, link) => {
    expect(isVideoLink(link)).toBe(false);
  });
});
