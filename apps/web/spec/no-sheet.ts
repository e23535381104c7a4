/** A no-op replacement of Emotion's style sheet for tests: jsdom would match every rule against every element on each query by role. */
export class StyleSheet {
  readonly tags = [];
  hydrate(): void {}
  insert(): void {}
  flush(): void {}
}
