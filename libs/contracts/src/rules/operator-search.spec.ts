import { readOperatorSearch } from './operator-search.js';

describe('A14 what an operator searches for', () => {
  it.each([
    [' 018CC251-f400-7000-8000-0000000000ff ', 'id', '018cc251-f400-7000-8000-0000000000ff'],
    ['R-7K3M-Q9XV-2R8T', 'receipt', 'R-7K3M-Q9XV-2R8T'],
    ['r7k3m q9xv 2r8t', 'receipt', 'R-7K3M-Q9XV-2R8T'],
    ['7K3M-q9xv-2R8T', 'receipt', 'R-7K3M-Q9XV-2R8T'],
    ['Nia@Example.com', 'email', 'nia@example.com'],
    ['Nia Walker', 'name', 'Nia Walker'],
    ['R-7K3M', 'name', 'R-7K3M'],
    ['018cc251-f400', 'name', '018cc251-f400'],
  ])('%s is read as %s', (text, kind, stored) => {
    expect(readOperatorSearch(text)).toEqual({ kind, text: stored });
  });
});
