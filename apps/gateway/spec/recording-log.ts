import type { Log } from '@somo/platform/log';
import { until } from '@somo/testing/until';

export interface RecordedLine {
  level: 'info' | 'warn' | 'error';
  facts: Record<string, unknown>;
  text: string;
}

/** Returns a log whose lines a test can read. */
export function recordingLog() {
  const lines: RecordedLine[] = [];
  const at = (level: RecordedLine['level']) => (facts: object, text: string) => void lines.push({ level, facts: { ...facts }, text });
  const log: Log = { info: at('info'), warn: at('warn'), error: at('error') };
  return { log, lines, until: (isIt: (line: RecordedLine) => boolean) => until(() => lines.some(isIt)) };
}
