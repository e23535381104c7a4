// A call between the two people of a lesson: the room, the connection, what is sent over it, and what it costs.
import type { Classroom, RoomShared } from '@somo/contracts/classroom';
import type { RefusalCode } from '@somo/contracts/refusals';
import { isLive, liveBytes } from '../../../lib/live';
import { spareLine } from '../../../lib/spare-line';
import { initialState, nextPhase, Store, type CallState, type Note } from './call-state';
import { readLine, type Reading } from './line-stats';
import { Links } from './links';
import { LocalMedia } from './local-media';
import { Meter } from './meter';
import { countPageBytes } from './page-bytes';
import { Passing } from './passing';
import type { PeerLink } from './peer-link';
import { Reporter } from './reporter';
import { Room } from './room';
import { ladder } from './rungs';
import { Sending } from './sending';
import type { StageView } from '../view-name';
import { Watchdog, type Repair } from './watchdog';

interface CallParts {
  lesson: { id: string; startsAtMs: number; endsAtMs: number };
  userId: string;
  classroom: Classroom;
  now: () => number;
  onRefused: (code: RefusalCode) => void;
}

const everyMs = 1_000;
const reportEvery = 15;
const noteEvery = 10;
/** A packet should have come by then. */
const aliveMs = 2_000;
/** More than this says that the line is full: sound that had to be invented, and a queue. */
const inventedMax = 0.03;
const queueMs = 300;

export class Call {
  readonly state: Store<CallState>;
  readonly media = new LocalMedia(() => this.changed());
  /** What the two pages tell each other for the moment. */
  readonly passing = new Passing((message) => this.links.current?.pass(message));
  readonly room: Room;
  private readonly links: Links;
  private readonly meter: Meter;
  private readonly watchdog: Watchdog;
  private readonly sending: Sending;
  private readonly reporter: Reporter;
  private timer: ReturnType<typeof setInterval> | undefined;
  private ticks = 0;
  private isRepairing = false;

  constructor(
    private readonly parts: CallParts,
    choices: Partial<Pick<CallState, 'capBytes' | 'saver' | 'sharp' | 'choice'>>,
  ) {
    this.state = new Store({ ...initialState, ...choices });
    this.watchdog = new Watchdog(performance.now());
    const [liveBefore, pageBytes] = [liveBytes(), countPageBytes()];
    this.meter = new Meter(() => liveBytes() - liveBefore + pageBytes());
    this.sending = new Sending({
      ...{ lesson: parts.lesson, now: parts.now, state: this.state.get, meter: this.meter },
      hasPicture: () => this.media.tracks.camera !== null || this.media.tracks.screen !== null,
    });
    this.room = new Room(parts.lesson.id, parts.userId, {
      peers: (other, isNewest) => this.links.peers(other, isNewest),
      signal: (signal) => void this.links.take(signal),
      shared: (shared) => this.share(shared),
      refused: parts.onRefused,
      replaced: () => this.end('replaced'),
      joined: () => this.links.standBy(),
    });
    this.reporter = new Reporter(this.meter, this.room);
    this.links = new Links({
      ice: () => parts.classroom.iceServers,
      tracks: () => this.media.tracks,
      rung: () => this.sending.rung,
      send: (to, session, step) => this.room.send(to, session, step),
      publish: (session, sdp) => this.room.publish(session, sdp),
      onNote: (note) => this.receive(note as Note),
      onPassing: (message) => this.passing.receive(message),
      onConnected: () => this.beat(),
      onLink: () => this.linked(),
      onClosing: () => this.meter.close(),
    });
  }

  enter(): void {
    this.sending.start('voice');
    this.changed();
    this.share(this.parts.classroom.shared);
    this.room.enter(this.parts.classroom.version ?? 0);
    // Offers at once to the other page, without waiting for the answer of the server: it handles the two messages in order.
    const other = this.parts.classroom.peers.find(({ userId }) => userId !== this.parts.userId);
    if (other) this.links.peers(other, true);
    this.beat();
    window.addEventListener('pagehide', this.leave);
  }

  end(phase: 'over' | 'replaced' = 'over'): void {
    clearInterval(this.timer);
    this.timer = undefined;
    spareLine.set(true);
    window.removeEventListener('pagehide', this.leave);
    this.leave();
    this.links.close();
    this.media.stop();
    this.state.set({ phase, received: {}, other: null });
  }

  /** Leaves the room with a last report; the connection closes by itself with the page. */
  private leave = (): void => {
    this.reporter.report(this.sending.rung);
    this.room.leave();
  };

  /** Changes what the person decides: the rung, the cap, saving, sharp or smooth. */
  choose(change: Partial<Pick<CallState, 'capBytes' | 'saver' | 'sharp' | 'choice'>>): void {
    this.state.set(change);
    this.media.setSharp(this.state.get().sharp);
    const { choice } = this.state.get();
    if (change.choice && choice !== 'auto') this.sending.start(choice);
    void this.apply();
  }

  /** Fills the stage with the people, or with something else; the other page is told. */
  show(view: StageView): void {
    if (view === this.state.get().view) return;
    this.state.set({ view });
    this.sendNote();
  }

  /** Takes over what both pages show alike. What one shows opens for both, once. */
  private share(shared: RoomShared): void {
    const { shared: before, view } = this.state.get();
    if (shared.version < before.version) return;
    this.state.set({ shared });
    const isNew = shared.shown !== null && (shared.shown.materialId !== before.shown?.materialId || shared.shown.by !== before.shown.by);
    if (isNew) this.show('page');
    else if (shared.shown === null && view === 'page') this.show('people');
  }

  /** Looks at the call every second from now on. */
  private beat(): void {
    clearInterval(this.timer);
    this.timer = setInterval(() => void this.tick(), everyMs);
    void this.tick();
  }

  private async tick(): Promise<void> {
    this.ticks += 1;
    const [link, now] = [this.links.current, performance.now()];
    const reading = link ? await readLine(link.pc, now) : undefined;
    // The person may have left meanwhile.
    if (this.timer === undefined) return;
    if (reading && link === this.links.current) this.meter.add(reading);
    const repair = this.watchdog.check(reading?.packetsReceived ?? 0, now, this.sending.rung === 'text');
    const silentMs = this.watchdog.silentMs(now);
    const isConnected = link?.connected === true && silentMs < aliveMs;
    this.reporter.second(isConnected);
    if (!isConnected && repair && this.links.otherIsHere) void this.repair(repair);
    if (this.sending.check(isConnected)) void this.apply();
    void this.links.setRedundant(this.sending.isLossy || this.state.get().other?.lossy === true);
    this.state.set({
      phase: nextPhase(this.state.get().phase, { isConnected, isHere: this.links.otherIsHere, hadLink: link !== undefined, silentMs }),
      live: this.room.isReached(),
      rttMs: reading?.rttMs ?? null,
      kbps: this.meter.kbps(),
      usedBytes: this.meter.usedBytes(),
    });
    spareLine.set(!isConnected || !this.isThin(reading));
    this.keepAlive(link);
    if (this.ticks % reportEvery === 0) this.reporter.report(this.sending.rung);
  }

  /** Whether the voice needs all of the line. */
  private isThin(reading: Reading | undefined): boolean {
    const queue = reading?.rttMs ? reading.rttMs - (this.meter.leastRttMs() ?? reading.rttMs) : 0;
    return this.meter.invented() > inventedMax || queue > queueMs;
  }

  /** What could not be sent is tried again at the next tick: the connection to the server may have broken with the one between the two. */
  private async repair(repair: NonNullable<Repair>): Promise<void> {
    if (this.isRepairing || !isLive()) return;
    this.isRepairing = true;
    try {
      if (await this.links[repair]()) this.watchdog.tried(repair, performance.now());
    } catch {
      // The connection was closed meanwhile: the next tick looks at the new one.
    } finally {
      this.isRepairing = false;
    }
  }

  private async apply(): Promise<void> {
    const { rung, why } = this.sending;
    this.state.set({ rung, why, limit: this.sending.limit() });
    await this.links.current?.send(rung);
    this.sendNote();
  }

  private linked(): void {
    this.watchdog.reset(performance.now());
    this.state.set({ received: this.links.current?.received() ?? {} });
    void this.apply();
  }

  private changed(): void {
    const { camera, screen } = this.media.tracks;
    this.state.set({
      ...{ microphone: !this.media.isMuted, hasMicrophone: this.media.hasMicrophone },
      ...{ camera: camera !== null, sharing: screen !== null },
    });
    this.media.setSharp(this.state.get().sharp);
    void this.apply();
  }

  private receive(note: Note): void {
    const before = this.state.get().other;
    this.state.set({ other: note, received: this.links.current?.received() ?? {} });
    if (before?.limit !== note.limit) void this.apply();
  }

  private sendNote(): void {
    const { microphone, hasMicrophone, camera, sharing, saver, view } = this.state.get();
    const { rung } = this.sending;
    this.links.current?.note({
      microphone: microphone && ladder[rung].audioBps !== null,
      hasMicrophone,
      camera: camera && ladder[rung].camera !== null,
      screen: sharing && ladder[rung].screen !== null,
      rung,
      saver,
      cameraOn: camera,
      view,
      limit: this.sending.ownLimit(),
      lossy: this.sending.isLossy,
      invented: Math.round(this.meter.invented() * 100) / 100,
    } satisfies Note);
  }

  /** Sound keeps the connection busy enough for the watchdog of the other side; without it, notes do. */
  private keepAlive(link: PeerLink | undefined): void {
    if (!link?.connected) return;
    const hasSound = this.media.tracks.audio !== null && ladder[this.sending.rung].audioBps !== null;
    const isBroken = this.meter.invented() > 0.03 && this.ticks % 2 === 0;
    const every = hasSound ? noteEvery : this.sending.rung === 'text' ? 3 : 1;
    if (isBroken || this.ticks % every === 0) this.sendNote();
  }
}
