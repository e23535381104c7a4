import { ProblemError, Unreachable } from './problem';
import { traffic } from './traffic';
import type { Problem } from '@somo/contracts/refusals';

/** Bytes count as sent once the system has them, which may then need minutes for them. */
export const stalledMs = 300_000;

export interface Part {
  url: string;
  bytes: Blob;
  /** Of another host there is a signature in the address, and our token is none of its business: null. */
  token: string | null;
  onProgress: (bytes: number) => void;
  signal: AbortSignal;
}

/** Puts the bytes of one part of a file. `fetch` does not tell how much it has sent. */
export function putPart({ url, bytes, token, onProgress, signal }: Part): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    let timer: ReturnType<typeof setTimeout>;
    const waitForMore = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new Unreachable('no more bytes were taken'));
        request.abort();
      }, stalledMs);
    };
    let counted = 0;
    request.upload.onprogress = ({ loaded }) => {
      waitForMore();
      traffic.add('pages', loaded - counted);
      counted = loaded;
      onProgress(loaded);
    };
    request.onload = () => (request.status < 300 ? resolve() : reject(problemOf(request)));
    request.onerror = () => reject(new Unreachable('the part did not arrive'));
    const stop = () => request.abort();
    signal.addEventListener('abort', stop);
    request.onabort = () => reject(new DOMException('the upload was stopped', 'AbortError'));
    request.onloadend = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    };
    if (signal.aborted) return reject(new DOMException('the upload was stopped', 'AbortError'));
    request.send(bytes);
    waitForMore();
  });
}

function problemOf({ status, statusText, responseText }: XMLHttpRequest): ProblemError {
  const nothing = { type: 'about:blank', title: statusText, status, detail: '', code: 'unknown' };
  try {
    return new ProblemError({ ...nothing, ...(JSON.parse(responseText) as Partial<Problem>) });
  } catch {
    return new ProblemError(nothing);
  }
}
