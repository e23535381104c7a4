import { Injectable } from '@nestjs/common';
import { dayMs } from '@somo/calendar/days';
import type { Asks } from '@somo/contracts/asks/map';
import type { Alternative } from '@somo/contracts/lessons';
import { horizonDays } from '@somo/contracts/rules/booking';
import { fromInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { toSlot } from '../domain/to-slot.js';
import { HoursOfTeacher } from '../store/hours-of-teacher.js';
import { openStartsOf } from '../store/open-starts-of.js';

const maxResults = 50;
/** Maximum age of cached alternatives for refused bookings; booking filters out times it knows to be taken. */
const cacheMs = 1000;
const maxCached = 1000;
/** Most teachers have enough free times nearby; only if not, search the whole horizon. */
const reaches = [3, horizonDays].map((days) => days * dayMs);

type Request = Asks['scheduling.find-nearest-open']['in'];

@Injectable()
export class FindNearestOpen {
  /** Cache of recent answers: many students competing for one time ask the same question at once. */
  private readonly found = new Map<string, { at: number; times: Promise<Alternative[]> }>();

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly hours: HoursOfTeacher,
  ) {}

  @Handles('scheduling.find-nearest-open', { by: ['public', 'service:booking'], refuses: ['teacher-not-found'] })
  async run(request: Request): Promise<Alternative[]> {
    const key = `${request.teacherId} ${request.around} ${request.limit}`;
    const now = this.clock.now();
    const known = this.found.get(key);
    if (known && Math.abs(now - known.at) < cacheMs) return known.times;
    const times = this.find(request);
    this.found.delete(key);
    this.found.set(key, { at: now, times });
    times.catch(() => this.found.delete(key));
    const [oldest] = this.found.keys();
    if (oldest !== undefined && this.found.size > maxCached) this.found.delete(oldest);
    return times;
  }

  private async find(input: Request): Promise<Alternative[]> {
    const around = fromInstant(input.around);
    const limit = Math.min(input.limit, maxResults);
    const hours = await this.hours.of(input.teacherId);
    let starts: number[] = [];
    for (const reach of reaches) {
      const span = { now: this.clock.now(), from: around - reach, to: around + reach };
      starts = await openStartsOf(this.db, input.teacherId, hours, span);
      if (starts.length >= limit) break;
    }
    return starts
      .sort((a, b) => Math.abs(a - around) - Math.abs(b - around))
      .slice(0, limit)
      .map((at) => toSlot(hours.timeZone, at))
      .map(({ startsAt, endsAt }) => ({ startsAt, endsAt }));
  }
}
