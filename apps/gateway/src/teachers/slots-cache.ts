import { Injectable } from '@nestjs/common';
import type { OpenSlotsQuestion } from '@somo/contracts/asks/scheduling';
import type { OpenSlots } from '@somo/contracts/lessons';
import { Ask } from '@somo/platform/ask';
import { serializeJson, type SerializedJson } from '../http/serialized-json.js';

interface CachedSlots {
  version: string;
  text: SerializedJson<OpenSlots>;
}

const maxCached = 2_000;

/** Caches the lists of open slots as last sent. None is sent again until scheduling confirms that its version is still current. */
@Injectable()
export class SlotsCache {
  private readonly cached = new Map<string, CachedSlots>();

  constructor(private readonly ask: Ask) {}

  async of(question: OpenSlotsQuestion): Promise<SerializedJson<OpenSlots>> {
    const { teacherId, from, to, timeZone } = question;
    const key = `${teacherId} ${from} ${to} ${timeZone}`;
    const kept = this.cached.get(key);
    const answer = await this.ask.for('scheduling.list-open-slots', kept ? { ...question, version: kept.version } : question);
    if (answer === null) return (kept as CachedSlots).text;
    const { version, ...slots } = answer;
    const text = serializeJson(slots);
    this.store(key, { version, text });
    return text;
  }

  private store(key: string, list: CachedSlots): void {
    this.cached.delete(key);
    const [oldest] = this.cached.keys();
    if (this.cached.size >= maxCached && oldest !== undefined) this.cached.delete(oldest);
    this.cached.set(key, list);
  }
}
