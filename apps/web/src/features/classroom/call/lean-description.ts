// Changes to session descriptions so that calls cost little. Each side applies them to what it sends, and the other encodes by them.

const opusSettings = { maxaveragebitrate: '32000', usedtx: '1', useinbandfec: '1' };
const packetMs = 60;
/** Where a browser starts to ask how much the line takes. Its own 300 kbit/s fill a slow line's queue for a second. */
const startKbps = 60;

/** Header extensions that are used; each other one costs bytes in every packet, and the list of them time on a slow line. */
const neededExtensions = /sdes:mid|transport-wide-cc|video-orientation/;
const transportWide = /transport-cc|transport-wide-cc/;

/**
 * Returns the description without what is not needed, and with lean voice: bits saved in silence, long packets, and no transport-wide
 * congestion control on audio, for which Chromium probes a lossy line with many times the bytes of the voice.
 */
export function leanDescription(sdp: string): string {
  return sections(sdp)
    .map((section) => leanSection(section, section.startsWith('m=audio')))
    .join('');
}

/** The session's own lines, then one part for each `m=` line. */
const sections = (sdp: string): string[] => sdp.split(/(?=^m=)/m);

function leanSection(section: string, isAudio: boolean): string {
  const lines = section
    .split('\r\n')
    .filter((line) => !/^a=candidate:\S+ \d tcp /.test(line))
    .filter((line) => !line.startsWith('a=extmap:') || neededExtensions.test(line))
    .filter((line) => !isAudio || !(transportWide.test(line) || /^a=(max)?ptime:/.test(line)));
  const payload = isAudio ? /^a=rtpmap:(\d+) opus\//m.exec(section)?.[1] : undefined;
  if (!isAudio)
    return lines
      .flatMap((line) => (isVp8(line) ? [line, `a=fmtp:${payloadOf(line)} x-google-start-bitrate=${startKbps}`] : [line]))
      .join('\r\n');
  if (payload === undefined) return lines.join('\r\n');
  const settings = lines.map((line) => (line.startsWith(`a=fmtp:${payload} `) ? withSettings(line) : line));
  const end = settings.at(-1) === '' ? -1 : settings.length;
  return settings.toSpliced(end, 0, `a=ptime:${packetMs}`, `a=maxptime:${packetMs}`).join('\r\n');
}

const isVp8 = (line: string) => /^a=rtpmap:\d+ VP8\//.test(line);
const payloadOf = (line: string) => /^a=rtpmap:(\d+)/.exec(line)?.[1] ?? '';

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
