import { Injectable } from '@nestjs/common';
import type { OpenSlotsQuestion } from '@somo/contracts/asks/scheduling';
import type { OpenSlots } from '@somo/contracts/lessons';
import { Ask } from '@somo/platform/ask';
import { written, type Written } from '../http/written.js';

interface Kept {
  version: string;
  text: Written<OpenSlots>;
}

const mostKept = 2_000;

/** Lists of open slots as they were last sent. None is sent again before scheduling has said that its version still holds. */
@Injectable()
export class KeptSlots {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly ask: Ask) {}

  async of(question: OpenSlotsQuestion): Promise<Written<OpenSlots>> {
    const { teacherId, from, to, timeZone } = question;
    const key = `${teacherId} ${from} ${to} ${timeZone}`;
    const kept = this.kept.get(key);
    const answer = await this.ask.for('scheduling.list-open-slots', kept ? { ...question, version: kept.version } : question);
    if (answer === null) return (kept as Kept).text;
    const { version, ...slots } = answer;
    const text = written(slots);
    this.keep(key, { version, text });
    return text;
  }

  private keep(key: string, list: Kept): void {
    this.kept.delete(key);
    const [oldest] = this.kept.keys();
    if (this.kept.size >= mostKept && oldest !== undefined) this.kept.delete(oldest);
    this.kept.set(key, list);
  }
}
