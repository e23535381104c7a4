import { StartProblem, startProblem } from './start-problem.js';

const said = (message: string, code?: string) => startProblem(Object.assign(new Error(message), code ? { code } : {}), '/data/somo');

describe('the message when Somo cannot start', () => {
  it.each([
    ['the system', () => said('write', 'ENOSPC')],
    ['initdb', () => said('initdb ended with 1: could not write to file "pg_wal/xlogtemp.33": No space left on device')],
    ['a quota', () => said('write', 'EDQUOT')],
  ])('explains a full disk, reported by %s', (_, problem) => {
    expect(problem()).toEqual(
      new StartProblem('The disk that holds /data/somo is full. Free up some space, or set SOMO_DATA to a folder on another disk.'),
    );
  });

  it.each([
    ['the system', () => said('open', 'EACCES')],
    ['a read-only disk', () => said('mkdir', 'EROFS')],
    ['initdb', () => said('initdb ended with 1: could not create directory "/data/somo/postgres/base": Permission denied')],
  ])('explains missing permission, reported by %s', (_, problem) => {
    expect(problem()).toEqual(
      new StartProblem("Somo can't write to /data/somo. Take ownership of the folder (chown), or set SOMO_DATA to one you can write to."),
    );
  });

  it('does not change other errors', () => {
    const bug = new TypeError('x is not a function');
    expect(startProblem(bug, '/data/somo')).toBe(bug);
  });
});
