/** Prints what is being started and how long it took, one line per stage. */
export class StartupProgress {
  private readonly startedAt = performance.now();

  async run<T>(name: string, work: (say: (line: string) => void) => Promise<T>): Promise<T> {
    const from = performance.now();
    const notes: string[] = [];
    let over = false;
    // Later messages, for example about a restarted server, get their own lines.
    const result = await work((line) => (over ? console.log(`  ${name.padEnd(12)} ${line}`) : void notes.push(line)));
    over = true;
    console.log(
      `  ${name.padEnd(12)} ${seconds(performance.now() - from).padStart(7)}${notes.length > 0 ? `  (${notes.join('; ')})` : ''}`,
    );
    return result;
  }

  total(): string {
    return seconds(performance.now() - this.startedAt);
  }
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
