// Uploads of parts for tests: answers each as `respond` says, and records them.
import { Refused } from './fake-gateway';

interface Put {
  url: string;
  bytes: number;
}

export interface FakeXhr {
  puts: Put[];
  /** Returns a status; 0 is a line that breaks, and a promise makes it wait. Throw `refused(...)` to refuse it. */
  respond: (put: Put) => number | Promise<number>;
}

export function fakeXhr(): FakeXhr {
  const fake: FakeXhr = { puts: [], respond: () => 204 };
  class Request {
    upload: { onprogress?: (event: { loaded: number }) => void } = {};
    status = 0;
    statusText = '';
    responseText = '';
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    onloadend = () => {};
    private url = '';
    private isOver = false;
    open(_method: string, url: string): void {
      this.url = url;
    }
    setRequestHeader(): void {}
    send(body: Blob): void {
      const put = { url: this.url, bytes: body.size };
      fake.puts.push(put);
      this.upload.onprogress?.({ loaded: body.size / 2 });
      void this.answer(put).then((status) => {
        if (this.isOver) return;
        this.status = status;
        if (status === 0) this.onerror();
        else this.onload();
        this.onloadend();
      });
    }
    private async answer(put: Put): Promise<number> {
      try {
        return await fake.respond(put);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        this.responseText = JSON.stringify(error.problem);
        return error.status;
      }
    }
    abort(): void {
      this.isOver = true;
      this.onabort();
      this.onloadend();
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Request });
  return fake;
}
