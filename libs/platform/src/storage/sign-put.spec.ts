import { S3Client } from '@aws-sdk/client-s3';
import { jest } from '@jest/globals';
import { signPut } from './sign-put.js';

// Computed by another implementation, botocore 1.43.
const expected = {
  'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
  'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD',
  'X-Amz-Credential': 'somo-key/20300107/eu-west-1/s3/aws4_request',
  'X-Amz-Date': '20300107T080000Z',
  'X-Amz-Expires': '86400',
  'X-Amz-Signature': 'd89163db6f0a0d48a29f38ddd3d8796379814a03f0df1547022c7f50f55af389',
  'X-Amz-SignedHeaders': 'content-length;content-type;host',
};

describe('the address of a signed put', () => {
  const client = new S3Client({ region: 'eu-west-1', credentials: { accessKeyId: 'somo-key', secretAccessKey: 'somo-secret/+' } });
  const part = {
    origin: 'https://files.example:8443',
    path: '/somo/incoming/a/b/1',
    bytes: 5_242_880,
    contentType: 'application/octet-stream',
  };
  const sign = async (bytes = part.bytes) => new URL(await signPut(client, { ...part, bytes, seconds: 86_400 }));

  beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2030-01-07T08:00:00Z') }));
  afterEach(() => void jest.useRealTimers());

  it('names the file, and signs how many bytes of which type are put there until when', async () => {
    const { origin, pathname, searchParams } = await sign();
    expect({ origin, pathname, ...Object.fromEntries(searchParams) }).toEqual({ origin: part.origin, pathname: part.path, ...expected });
  });

  it('has another signature for a byte more', async () => {
    const signature = (await sign(part.bytes + 1)).searchParams.get('X-Amz-Signature');
    expect(signature).not.toBe(expected['X-Amz-Signature']);
  });
});
