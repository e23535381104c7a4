/** Emotion's style sheet for tests: jsdom would match every rule against every element whenever a role is looked for. */
export class StyleSheet {
  readonly tags = [];
  hydrate(): void {}
  insert(): void {}
  flush(): void {}
}
