import { HttpException, NotFoundException } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import { toProblemDetails } from './to-problem-details.js';

const requestId = 'request-1';

describe('problem documents', () => {
  it('contain the message of a refusal, with its extra members', () => {
    const alternatives = [{ startsAt: '2030-01-08T09:00:00.000Z', endsAt: '2030-01-08T10:00:00.000Z' }];
    expect(toProblemDetails(refuse('slot-taken', { alternatives }), requestId)).toEqual({
      type: 'urn:somo:problem:slot-taken',
      title: 'Someone just booked this time.',
      status: 409,
      detail: 'Someone just booked this time.',
      code: 'slot-taken',
      alternatives,
    });
  });

  it.each([
    [new NotFoundException('Cannot GET /secret/path'), 404, 'not-found'],
    [new HttpException('x', 400), 400, 'malformed-request'],
    [new HttpException('x', 413), 413, 'too-large'],
    [new HttpException('x', 414), 404, 'not-found'],
    [new HttpException('x', 415), 415, 'wrong-content-type'],
    [Object.assign(new Error('x'), { name: 'FastifyError', statusCode: 400 }), 400, 'malformed-request'],
  ])('put errors of the framework in our words: %s', (error, status, code) => {
    expect(toProblemDetails(error, requestId)).toMatchObject({ status, code });
  });

  it('reveal nothing about a bug but its request id', () => {
    const problem = toProblemDetails(new TypeError('password of ama is hunter2'), requestId);
    expect(problem).toMatchObject({ status: 500, code: 'internal-error', requestId });
    expect(JSON.stringify(problem)).not.toMatch(/hunter2|TypeError|at /);
  });

  it('do not let a bug choose its own status', () => {
    expect(toProblemDetails(Object.assign(new Error('x'), { statusCode: 404 }), requestId).status).toBe(500);
    expect(toProblemDetails(new HttpException('x', 502), requestId).status).toBe(500);
  });
});
