import { QueryRunnerAlreadyReleasedError } from 'typeorm';
import { unreachable } from './unreachable.js';

const withCode = (code: string, message = 'said by a driver') => Object.assign(new Error(message), { code });

describe('an error of PostgreSQL', () => {
  it.each([
    ['a refused connection', withCode('ECONNREFUSED'), 'not-sent'],
    ['a host with two addresses, both refused', new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]), 'not-sent'],
    ['a server that is starting', withCode('57P03'), 'not-sent'],
    ['a server that has no connection left', withCode('53300'), 'not-sent'],
    ['a pool that had none free in time', new Error('timeout exceeded when trying to connect'), 'not-sent'],
    ['a transaction whose connection was lost between two statements', new QueryRunnerAlreadyReleasedError(), 'not-sent'],
    ['a connection that was cut', new Error('Connection terminated unexpectedly'), 'outcome-unknown'],
    ['a connection that was reset', withCode('ECONNRESET'), 'outcome-unknown'],
    ['a server that was stopped', withCode('57P01'), 'outcome-unknown'],
    ['the same, wrapped by TypeORM', Object.assign(new Error('wrapped'), { driverError: withCode('08006') }), 'outcome-unknown'],
    ['a unique violation', withCode('23505'), undefined],
    ['a statement that took too long', withCode('57014'), undefined],
    ['a bug', new TypeError('x is not a function'), undefined],
  ])('%s', (_, error, expected) => {
    expect(unreachable(error)).toBe(expected);
  });
});
