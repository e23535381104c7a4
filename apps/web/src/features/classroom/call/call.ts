// A call between the two people of a lesson: the room, the connection, what is sent over it, and what it costs.
import { rungs, type Classroom, type Rung } from '@somo/contracts/classroom';
import type { RefusalCode } from '@somo/contracts/refusals';
import { liveBytes } from '../../../lib/live';
import { initialState, Store, type CallState, type Note } from './call-state';
import { rungWithin, timeToPlan } from './budget';
import { nextStep, startAt, type Step } from './ladder';
import { readLine } from './line-stats';
import { Links } from './links';
import { LocalMedia } from './local-media';
import { Meter } from './meter';
import { countPageBytes } from './page-bytes';
import type { PeerLink } from './peer-link';
import { Redundancy } from './redundancy';
import { Room } from './room';
import { ladder } from './rungs';
import { Watchdog } from './watchdog';

export interface CallParts {
  lesson: { id: string; startsAtMs: number; endsAtMs: number };
  userId: string;
  classroom: Classroom;
  now: () => number;
  onRefused: (code: RefusalCode) => void;
}

const everyMs = 1_000;
const reportEvery = 15;
const mostReported = 60;
const noteEvery = 10;
const leftAfterMs = 4_000;

const lowest = (...some: Rung[]): Rung => rungs.find((rung) => some.includes(rung)) ?? 'text';

export class Call {
  readonly state: Store<CallState>;
  readonly media = new LocalMedia(() => this.changed());
  private readonly room: Room;
  private readonly links: Links;
  private readonly meter: Meter;
  private readonly watchdog: Watchdog;
  private readonly redundancy = new Redundancy();
  private step: Step;
  private timer: ReturnType<typeof setInterval> | undefined;
  private ticks = 0;
  private connectedTicks = 0;
  private reportedTicks = 0;
  private reportedBytes = 0;

  constructor(
    private readonly parts: CallParts,
    choices: Partial<Pick<CallState, 'capBytes' | 'saver' | 'sharp' | 'choice'>>,
  ) {
    this.state = new Store({ ...initialState, ...choices });
    this.watchdog = new Watchdog(performance.now());
    const [liveBefore, pageBytes] = [liveBytes(), countPageBytes()];
    this.meter = new Meter(() => liveBytes() - liveBefore + pageBytes());
    this.step = startAt('voice', performance.now());
    this.room = new Room(parts.lesson.id, parts.userId, {
      peers: (other, isNewest) => this.links.peers(other, isNewest),
      signal: (signal) => void this.links.take(signal),
      live: (live) => this.state.set({ live }),
      refused: parts.onRefused,
      replaced: () => this.end('replaced'),
    });
    this.links = new Links({
      ice: () => parts.classroom.iceServers,
      tracks: () => this.media.tracks,
      rung: () => this.step.rung,
      send: (to, session, step) => this.room.send(to, session, step),
      onNote: (note) => this.hear(note as Note),
      onLink: () => this.linked(),
      onClosing: () => this.meter.close(),
    });
  }

  enter(): void {
    this.step = startAt(lowest('voice', this.limit()), performance.now());
    this.changed();
    this.room.enter();
    // Offers at once to whoever is there already, without waiting for the server to say so: it handles the two messages in order.
    const other = this.parts.classroom.peers.find(({ userId }) => userId !== this.parts.userId);
    if (other) this.links.peers(other, true);
    this.timer = setInterval(() => void this.tick(), everyMs);
    window.addEventListener('pagehide', this.leave);
  }

  end(phase: 'over' | 'replaced' = 'over'): void {
    clearInterval(this.timer);
    window.removeEventListener('pagehide', this.leave);
    this.leave();
    this.links.close();
    this.media.stop();
    this.state.set({ phase, received: {}, other: null });
  }

  /** Leaves the room with a last report; the connection closes by itself with the page. */
  private leave = (): void => {
    this.report();
    this.room.leave();
  };

  /** Changes what the person decides: the rung, the cap, saving, sharp or smooth. */
  choose(change: Partial<Pick<CallState, 'capBytes' | 'saver' | 'sharp' | 'choice'>>): void {
    this.state.set(change);
    this.media.setSharp(this.state.get().sharp);
    const { choice } = this.state.get();
    if (change.choice && choice !== 'auto') this.step = startAt(lowest(choice, this.limit()), performance.now());
    void this.apply();
  }

  private async tick(): Promise<void> {
    this.ticks += 1;
    const link = this.links.current;
    const now = performance.now();
    const reading = link ? await readLine(link.pc, now) : undefined;
    if (reading && link === this.links.current) this.meter.add(reading);
    const repair = this.watchdog.look(reading?.packetsReceived ?? 0, now, this.step.rung === 'text');
    const silentMs = this.watchdog.silentMs(now);
    const isConnected = link?.connected === true && silentMs < leftAfterMs / 2;
    if (isConnected) this.connectedTicks += 1;
    else if (repair === 'restart') void this.links.restart();
    else if (repair === 'rebuild' && this.links.otherIsHere) void this.links.rebuild();
    this.climb(now, isConnected);
    this.state.set({
      phase: this.phase(link, isConnected, silentMs),
      rttMs: reading?.rttMs ?? null,
      kbps: this.meter.kbps(),
      usedBytes: this.meter.usedBytes(),
    });
    this.keepAlive(link);
    if (this.ticks % reportEvery === 0) this.report();
  }

  private phase(link: PeerLink | undefined, isConnected: boolean, silentMs: number): CallState['phase'] {
    const before = this.state.get().phase;
    if (isConnected) return 'connected';
    const wasConnected = before === 'connected' || before === 'reconnecting' || before === 'left';
    if (this.links.otherIsHere) return wasConnected ? 'reconnecting' : 'connecting';
    if (link && wasConnected) return silentMs >= leftAfterMs ? 'left' : before;
    return before === 'left' ? 'left' : 'waiting';
  }

  private climb(now: number, isConnected: boolean): void {
    const { choice, other } = this.state.get();
    const limit = this.limit();
    const before = this.step;
    const line = this.meter.latest();
    if (choice !== 'auto')
      this.step = { ...startAt(lowest(choice, limit), now), why: choice === lowest(choice, limit) ? 'start' : 'limit' };
    else if (isConnected && line)
      this.step = nextStep(
        before,
        { ...line, leastRttMs: this.meter.leastRttMs(), inventedThere: other?.invented ?? null, redundant: this.redundancy.isOn },
        limit,
        now,
      );
    else this.step = { ...startAt(lowest(before.rung, limit), now), why: before.why };
    this.redundancy.add(line?.voiceLost ?? null, now);
    void this.links.setRedundant(this.redundancy.isOn || other?.lossy === true);
    if (this.step.rung !== before.rung) void this.apply();
  }

  /** Returns the highest rung that person, cap, and the other side allow. */
  private limit(): Rung {
    const { saver, other } = this.state.get();
    const wanted: Rung = this.media.tracks.camera || this.media.tracks.screen ? 'hd' : 'voice';
    return lowest(wanted, this.ownLimit(), other?.limit ?? 'hd', saver ? 'voice' : 'hd');
  }

  /** What both directions of the call may cost. */
  private ownLimit(): Rung {
    const { capBytes, saver } = this.state.get();
    const { lesson, now } = this.parts;
    const within = capBytes === null ? 'hd' : rungWithin(capBytes, this.meter.usedBytes(), timeToPlan(lesson, now()));
    return lowest(within, saver ? 'tiny' : 'hd');
  }

  private async apply(): Promise<void> {
    const { rung, why } = this.step;
    this.state.set({ rung, why, limit: this.limit() });
    await this.links.current?.send(rung);
    this.tell();
  }

  private linked(): void {
    this.watchdog.reset(performance.now());
    this.state.set({ received: this.links.current?.received() ?? {} });
    void this.apply();
  }

  private changed(): void {
    const { camera, screen } = this.media.tracks;
    this.state.set({ microphone: !this.media.isMuted, camera: camera !== null, sharing: screen !== null });
    this.media.setSharp(this.state.get().sharp);
    void this.apply();
  }

  private hear(note: Note): void {
    const before = this.state.get().other;
    this.state.set({ other: note, received: this.links.current?.received() ?? {} });
    if (before?.limit !== note.limit) void this.apply();
  }

  private tell(): void {
    const { microphone, camera, sharing } = this.state.get();
    const { rung } = this.step;
    this.links.current?.note({
      microphone: microphone && ladder[rung].audioBps !== null,
      camera: camera && ladder[rung].camera !== null,
      screen: sharing && ladder[rung].screen !== null,
      rung,
      limit: this.ownLimit(),
      lossy: this.redundancy.isOn,
      invented: Math.round(this.meter.invented() * 100) / 100,
    } satisfies Note);
  }

  /** Sound keeps the connection busy enough for the watchdog of the other side; without it, notes do. */
  private keepAlive(link: PeerLink | undefined): void {
    if (!link?.connected) return;
    const hasSound = this.media.tracks.audio !== null && ladder[this.step.rung].audioBps !== null;
    const isBroken = this.meter.invented() > 0.03 && this.ticks % 2 === 0;
    const every = hasSound ? noteEvery : this.step.rung === 'text' ? 3 : 1;
    if (isBroken || this.ticks % every === 0) this.tell();
  }

  private report(): void {
    const bytes = this.meter.usedBytes();
    const line = this.meter.latest();
    const seconds = Math.min(this.ticks - this.reportedTicks, mostReported);
    if (seconds === 0) return;
    const connectedSeconds = Math.min(this.connectedTicks, seconds);
    void this.room.report({
      seconds,
      connectedSeconds,
      bytes: Math.max(0, bytes - this.reportedBytes),
      ...(line?.rttMs != null ? { rttMs: line.rttMs } : {}),
      ...(connectedSeconds > 0 ? { concealedPercent: Math.min(100, Math.round(this.meter.invented() * 100)) } : {}),
      rung: this.step.rung,
    });
    this.reportedBytes = bytes;
    this.connectedTicks = 0;
    this.reportedTicks = this.ticks;
  }
}
