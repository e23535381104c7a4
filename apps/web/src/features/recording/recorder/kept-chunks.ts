// The parts of recordings that this browser has made and not sent, encrypted, each behind a line that says where it belongs.
import { sealedStore } from '../../../lib/sealed-store';
import type { Bytes } from '../../../lib/decrypt';
import { fromBytes, toBytes } from '../../../lib/sealing';
import { partsWaiting } from '../parts-waiting';

export interface Chunk {
  lessonId: string;
  recordingId: string;
  seq: number;
  fromMs: number;
  toMs: number;
  bytes: Bytes;
}

/** A recording of which this browser has something to send, or to finish. */
export interface Left {
  lessonId: string;
  recordingId: string;
  /** The numbers of its parts, ascending. */
  seqs: number[];
  /** Whether all of its parts have been made. */
  isOver: boolean;
}

type Place = Pick<Chunk, 'lessonId' | 'recordingId'>;

const lineEnd = 10;
const over = 'over';
const digits = 6;
const nameOf = ({ lessonId, recordingId }: Place, last: string) => `${lessonId} ${recordingId} ${last}`;
const nameOfChunk = (place: Place, seq: number) => nameOf(place, String(seq).padStart(digits, '0'));

export const keptChunks = {
  async put({ bytes, fromMs, toMs, ...place }: Chunk): Promise<void> {
    const head = toBytes({ fromMs, toMs });
    const all = new Uint8Array(head.length + 1 + bytes.length);
    all.set(head);
    all[head.length] = lineEnd;
    all.set(bytes, head.length + 1);
    await sealedStore.put('recording', nameOfChunk(place, place.seq), all);
    partsWaiting.tell();
  },

  async get(place: Place, seq: number): Promise<Chunk | null> {
    const all = await sealedStore.get('recording', nameOfChunk(place, seq));
    if (!all) return null;
    const end = all.indexOf(lineEnd);
    const head = fromBytes(all.slice(0, end)) as Pick<Chunk, 'fromMs' | 'toMs'>;
    return { ...place, seq, ...head, bytes: all.slice(end + 1) };
  },

  delete: (place: Place, seq: number): Promise<void> => sealedStore.delete('recording', nameOfChunk(place, seq)),

  /** Notes that no more parts are made. */
  async close(place: Place): Promise<void> {
    await sealedStore.put('recording', nameOf(place, over), toBytes(true));
    partsWaiting.tell();
  },

  forget: (place: Place): Promise<void> => sealedStore.delete('recording', nameOf(place, over)),

  /** Returns everything that waits, by recording. */
  async left(): Promise<Left[]> {
    const all = new Map<string, Left>();
    for (const name of await sealedStore.names('recording')) {
      const [lessonId = '', recordingId = '', last = ''] = name.split(' ');
      const one = all.get(recordingId) ?? { lessonId, recordingId, seqs: [], isOver: false };
      if (last === over) one.isOver = true;
      else one.seqs.push(Number(last));
      all.set(recordingId, one);
    }
    return [...all.values()];
  },
};
