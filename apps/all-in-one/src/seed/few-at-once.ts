/** Runs all tasks, a few at a time, because a machine that is just starting has enough to do. */
export async function fewAtOnce(atOnce: number, work: (() => Promise<unknown>)[]): Promise<void> {
  const waiting = [...work];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
