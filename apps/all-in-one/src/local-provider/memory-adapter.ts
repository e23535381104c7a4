import type { Adapter, AdapterPayload } from 'oidc-provider';

const largest = 1000;

/** Keeps the provider's sessions and codes in this process; the oldest go first. A sign-in takes a few minutes at most. */
export class MemoryAdapter implements Adapter {
  private readonly kept = new Map<string, AdapterPayload>();

  upsert(id: string, payload: AdapterPayload): Promise<void> {
    const [oldest] = this.kept.keys();
    if (this.kept.size >= largest && oldest !== undefined) this.kept.delete(oldest);
    this.kept.set(id, payload);
    return Promise.resolve();
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve(this.kept.get(id));
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve([...this.kept.values()].find((payload) => payload.uid === uid));
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve([...this.kept.values()].find((payload) => payload.userCode === userCode));
  }

  consume(id: string): Promise<void> {
    const payload = this.kept.get(id);
    // The provider asks only whether it was.
    if (payload) payload.consumed = true;
    return Promise.resolve();
  }

  destroy(id: string): Promise<void> {
    this.kept.delete(id);
    return Promise.resolve();
  }

  revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, payload] of this.kept) if (payload.grantId === grantId) this.kept.delete(id);
    return Promise.resolve();
  }
}
