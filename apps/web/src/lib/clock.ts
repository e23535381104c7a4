/** The only place that asks the browser for the time; tests put their own here. */
export const clock = { now: (): number => Date.now() };
