import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { WebMOutputFormatOptions } from 'mediabunny';

/** Where the pieces of a WebM file lie, in bytes from its beginning. */
interface Layout {
  segment: number;
  clusters: { at: number; ms: number }[];
  end: number;
}

const segmentId = Buffer.from('18538067', 'hex');
const cuesId = Buffer.from('1c53bb6b', 'hex');
/** The entry of the file's own table of contents (SeekHead) that says where the cues are; a position of five bytes follows. */
const seekCues = Buffer.from('53ab841c53bb6b53ac85', 'hex');

/**
 * A WebM file whose cues, which say where each moment is, come before the pictures and the voices. A player that finds them
 * at the end of an hour gives up on a thin line when a person seeks before they have arrived, and then reads all that lies between.
 */
export class IndexFirst {
  private readonly layout: Layout = { segment: 0, clusters: [], end: 0 };

  /** Options with which the file is written, so that its pieces are known. */
  readonly options: WebMOutputFormatOptions = {
    minimumClusterDuration: 3,
    onSegmentHeader: (data, position) => (this.layout.segment = position + segmentId.length + sizeBytes(data)),
    onCluster: (data, at, seconds) => {
      this.layout.clusters.push({ at, ms: Math.round(seconds * 1000) });
      this.layout.end = at + data.byteLength;
    },
  };

  /** Copies a finished file that was written with these options; its cues are first in the copy. Tracks are numbered from 1. */
  async copy(from: string, to: string, tracks: number): Promise<void> {
    const { segment, clusters, end } = this.layout;
    const first = clusters[0]?.at ?? end;
    const head = Buffer.alloc(first);
    const file = await open(from);
    try {
      await file.read(head, 0, first, 0);
    } finally {
      await file.close();
    }
    const length = cuesOf(this.layout, tracks, 0).length;
    const cues = cuesOf(this.layout, tracks, length - segment);
    const entry = head.indexOf(seekCues);
    if (entry < 0) throw new Error('A WebM file without an entry for its cues.');
    head.writeUIntBE(first - segment, entry + seekCues.length, 5);
    writeSize(head, segment, end + length - segment);
    const written = createWriteStream(to, { mode: 0o600 });
    written.write(head);
    written.write(cues);
    await pipeline(createReadStream(from, { start: first, end: end - 1 }), written);
  }
}

/** Returns how many bytes the size of the segment takes: as many as zeros before the first one, and one. */
function sizeBytes(segmentHeader: Uint8Array): number {
  return Math.clz32(segmentHeader[segmentId.length] ?? 0) - 23;
}

function writeSize(head: Buffer, segment: number, size: number): void {
  const at = head.indexOf(segmentId) + segmentId.length;
  const bytes = segment - at;
  head.fill(0, at, segment);
  head.writeUIntBE(size, segment - Math.min(6, bytes), Math.min(6, bytes));
  head[at] = (head[at] ?? 0) | (0x80 >> (bytes - 1));
}

/** Returns one cue for each cluster and track. A position takes five bytes, whatever it is: the length doesn't depend on it. */
function cuesOf({ clusters }: Layout, tracks: number, shift: number): Buffer {
  const points = clusters.map(({ at, ms }) =>
    element(0xbb, [
      element(0xb3, [uint(ms, 4)]),
      ...Array.from({ length: tracks }, (_, track) =>
        element(0xb7, [element(0xf7, [uint(track + 1, 1)]), element(0xf1, [uint(at + shift, 5)])]),
      ),
    ]),
  );
  const body = Buffer.concat(points);
  return Buffer.concat([cuesId, uint(body.length + 0x1000_0000, 4), body]);
}

/** An element of Matroska of fewer than 127 bytes. */
function element(id: number, parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([id, 0x80 | body.length]), body]);
}

function uint(value: number, bytes: number): Buffer {
  const made = Buffer.alloc(bytes);
  made.writeUIntBE(Math.max(0, value), 0, bytes);
  return made;
}
