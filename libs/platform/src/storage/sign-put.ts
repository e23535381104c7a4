import type { S3Client } from '@aws-sdk/client-s3';
import { SignatureV4 } from '@smithy/signature-v4';

export interface PutSigned {
  /** Of the store, as browsers reach it. */
  origin: string;
  /** Of the file, with its bucket, from the root. */
  path: string;
  /** Exactly so many. */
  bytes: number;
  contentType: string;
  seconds: number;
}

/**
 * Returns the address to which anybody may put these bytes for so long, and nothing else: their number and type are signed (Signature
 * Version 4, in the query).
 */
export async function signPut({ config }: S3Client, { origin, path, bytes, contentType, seconds }: PutSigned): Promise<string> {
  const { protocol, hostname, host, port } = new URL(origin);
  const { credentials, region, sha256 } = config;
  const signer = new SignatureV4({ service: 's3', credentials, region, sha256, uriEscapePath: false });
  const request = {
    ...{ method: 'PUT', protocol, hostname, path, ...(port ? { port: Number(port) } : {}) },
    headers: { host, 'content-length': String(bytes), 'content-type': contentType, 'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD' },
  };
  const { query } = await signer.presign(request, { expiresIn: seconds });
  return `${origin}${path}?${new URLSearchParams(query as Record<string, string>).toString()}`;
}
