import { StreamableFile } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import type { Storage } from '@somo/platform/storage/storage';
import type { FastifyReply } from 'fastify';

/** Streams a file that people sent; whatever it holds, a browser that opens its address only saves it. */
export async function streamFile(
  storage: Storage,
  { key, name }: { key: string; name: string },
  reply: FastifyReply,
): Promise<StreamableFile> {
  const file = await storage.get(key);
  if (!file) throw refuse('file-not-found');
  reply.header('content-security-policy', "default-src 'none'; sandbox");
  return new StreamableFile(file.body, { disposition: asAttachment(name), length: file.length });
}

/** For old clients the name in ASCII, for all others as it is (RFC 6266). */
export function asAttachment(name: string): string {
  const plain = name.replace(/[^\w.-]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
