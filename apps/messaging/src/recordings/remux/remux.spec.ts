import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordedVoice } from '@somo/testing/recorded-voice';
import { remux } from './remux.js';

const [segment, cues, cluster, positionOfCue] = ['18538067', '1c53bb6b', '1f43b675', 'f185'].map((hex) => Buffer.from(hex, 'hex'));

describe('a recording made of its parts', () => {
  it('CLS-10 begins with the index that a player on a thin line needs before it can seek', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'somo-remux-'));
    const [from, to] = [join(folder, 'parts'), join(folder, 'whole')];
    await writeFile(from, await recordedVoice(20));
    expect(await remux({ from, to, isWebM: true })).toMatchObject({ hasPicture: false });
    const whole = await readFile(to);
    await rm(folder, { recursive: true });

    const first = whole.indexOf(cluster!);
    const index = whole.subarray(whole.lastIndexOf(cues!), first);
    expect(index.length).toBeGreaterThan(0);
    const positions: number[] = [];
    for (let at = index.indexOf(positionOfCue!); at >= 0; at = index.indexOf(positionOfCue!, at + 1))
      positions.push(index.readUIntBE(at + positionOfCue!.length, 5));
    // Positions count from where the segment's content begins, after a size of six bytes.
    const content = whole.indexOf(segment!) + segment!.length + 6;
    expect(positions.map((at) => whole.toString('hex', content + at, content + at + 4))).toEqual(Array(7).fill(cluster!.toString('hex')));
    expect(whole.length - content).toBe(whole.readUIntBE(content - 6, 6) - 0x0400_0000_0000);
  });
});
