// Changes to session descriptions so that voice costs little. Each side applies them to what it sends, and the other encodes by them.

const opusSettings = { maxaveragebitrate: '32000', usedtx: '1', useinbandfec: '1' };
const packetMs = 60;

/**
 * Returns the description with lean voice: bits saved in silence, long packets, and no transport-wide congestion control on audio, for which
 * Chromium probes a lossy line with many times the bytes of the voice.
 */
export function withLeanAudio(sdp: string): string {
  return sections(sdp)
    .map((section) => (section.startsWith('m=audio') ? leanSection(section) : section))
    .join('');
}

/** The session's own lines, then one part for each `m=` line. */
const sections = (sdp: string): string[] => sdp.split(/(?=^m=)/m);

function leanSection(section: string): string {
  const payload = /^a=rtpmap:(\d+) opus\//m.exec(section)?.[1];
  if (payload === undefined) return section;
  const lines = section.split('\r\n').filter((line) => !/transport-cc|transport-wide-cc|abs-send-time|^a=(max)?ptime:/.test(line));
  const settings = lines.map((line) => (line.startsWith(`a=fmtp:${payload} `) ? withSettings(line) : line));
  const end = settings.at(-1) === '' ? -1 : settings.length;
  return settings.toSpliced(end, 0, `a=ptime:${packetMs}`, `a=maxptime:${packetMs}`).join('\r\n');
}

function withSettings(line: string): string {
  const [head, ...rest] = line.split(' ');
  const found = Object.fromEntries(
    rest
      .join(' ')
      .split(';')
      .map((pair) => pair.split('=') as [string, string]),
  );
  const all = Object.entries({ ...found, ...opusSettings }).map(([name, value]) => `${name}=${value}`);
  return `${head} ${all.join(';')}`;
}
