import { RegisterBody } from '@somo/contracts/routes/auth';
import { SaveSubjectsBody } from '@somo/contracts/routes/teachers';
import { refusals } from '@somo/contracts/refusals';
import { CheckInput } from './check-input.js';

const pipe = new CheckInput();

async function errorsOf(type: new () => object, value: unknown): Promise<Record<string, string[]>> {
  try {
    await pipe.transform(value, { type: 'body', metatype: type });
  } catch (error) {
    return { ...(error as { details: { errors: Record<string, string[]> } }).details.errors };
  }
  throw new Error('nothing was refused');
}

describe('field messages', () => {
  it('gives each broken rule of a password a sentence of its own', async () => {
    const { password } = await errorsOf(RegisterBody, { email: 'ama@example.com', password: 'short', agreeToTerms: true });
    expect(password).toEqual([
      'Password must be at least 8 characters',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one number',
    ]);
  });

  it('names nested fields by their path', async () => {
    const errors = await errorsOf(SaveSubjectsBody, {
      subjects: [
        { subject: 'Maths', moduleIds: [] },
        { subject: '', moduleIds: ['x'] },
      ],
    });
    expect(Object.keys(errors).sort()).toEqual(['subjects.1.moduleIds', 'subjects.1.subject']);
  });

  it('gives the same sentence only once', async () => {
    const errors = await errorsOf(RegisterBody, { email: 'x'.repeat(300), password: 'Fine-pass-1', agreeToTerms: true });
    expect(errors).toEqual({ email: ['Please enter a valid email address'] });
  });

  it.each(['role', 'isAdmin', 'toString', 'constructor'])('refuses the unknown key %s', async (key) => {
    const errors = await errorsOf(RegisterBody, { email: 'ama@example.com', password: 'Fine-pass-1', agreeToTerms: true, [key]: 'admin' });
    expect(errors).toEqual({ [key]: [`${key} is not allowed here`] });
  });

  it('returns the code and message of the catalog', async () => {
    await expect(pipe.transform({}, { type: 'body', metatype: RegisterBody })).rejects.toMatchObject({
      code: 'invalid-input',
      message: refusals['invalid-input'].message,
    });
  });
});
