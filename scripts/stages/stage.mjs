const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** A line per stage and its time. */
export async function stage(name, work) {
  const from = performance.now();
  const note = await work();
  console.log(`  ${name.padEnd(12)} ${seconds(performance.now() - from).padStart(7)}${note ? `  (${note})` : ''}`);
}
