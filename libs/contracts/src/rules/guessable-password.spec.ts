import { guessableProblem } from './guessable-password.js';

const ama = ['Ama', 'Owusu-Mensah', 'ama.owusu@example.com'];

describe('AUTH-13 a password that is easy to guess', () => {
  it.each(['Somo12345', 'Somo-2026', '2026Somo!', 'S0mo1234', 'SOMOsomo1', 'Owusu2026', 'Ama12345', 'Example1!', '!Mensah99'])(
    'is refused for its words: %s',
    (password) => expect(guessableProblem(password, ama)).toMatch(/^Password must not be your name/),
  );

  it.each(['Abcd1234', 'Aaaa1111', 'Qwerty123', 'Asdf1234', '1qWERTZu', '87654321Aa', 'Zyxw9876', 'Abc12345'])(
    'is refused for its runs: %s',
    (password) => expect(guessableProblem(password, ama)).toMatch(/^Password must not be a simple sequence/),
  );

  it.each(['Somo-demo-2026', 'Sunny-day-7', 'Rainy-night-9', 'Ama-likes-tea-4', 'Correct-horse-1', 'x7Kq!mPz'])(
    'is not one with enough of its own: %s',
    (password) => expect(guessableProblem(password, ama)).toBeUndefined(),
  );

  it('depends on whose it is', () => {
    expect(guessableProblem('Kwabena1999', ['kwabena@example.com'])).toMatch(/^Password must not be your name/);
    // The demo's own: of a domain, only its name counts.
    expect(guessableProblem('Somo-demo-2026', ['amara@demo.somo.test'])).toBeUndefined();
    expect(guessableProblem('Kwabena1999', ['esi@example.com'])).toBeUndefined();
  });
});
