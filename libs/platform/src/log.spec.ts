import { QueryFailedError } from 'typeorm';
import { makeLog } from './log.js';

describe('a log line', () => {
  const lines: string[] = [];
  const log = makeLog('auth', 'info', { write: (line) => lines.push(line) });
  const written = (facts: object) => {
    log.error(facts, 'it failed');
    return lines.pop() ?? '';
  };

  it('says what failed and where for a failed statement, without any of its values', () => {
    const detail = 'Key (email)=(ama@example.com) already exists.';
    const driverError = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), { code: '23505', detail });
    const line = written({ err: new QueryFailedError('INSERT INTO users VALUES ($1)', ['ama@example.com'], driverError) });
    expect(JSON.parse(line)).toMatchObject({
      service: 'auth',
      msg: 'it failed',
      err: {
        type: 'QueryFailedError',
        message: expect.stringContaining('users_email'),
        stack: expect.stringContaining('log.spec'),
        code: '23505',
      },
    });
    expect(line).not.toContain('ama@example.com');
  });

  it('contains no secret from an error or its cause', () => {
    const cause = Object.assign(new Error('socket closed'), { headers: { authorization: 'Bearer hush' } });
    const err = Object.assign(new Error('no answer', { cause }), { config: { token: 'hush' } });
    const line = written({ err, user: { password: 'hush' }, token: 'hush' });
    expect(line).toContain('socket closed');
    expect(line).not.toContain('hush');
  });

  it('accepts a thrown value that is not an error', () => {
    expect(JSON.parse(written({ err: 'cancelled' }))).toMatchObject({ err: 'cancelled' });
  });
});
