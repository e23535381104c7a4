/** What of a form is needed to read it. */
export interface Readable<Values> {
  handleSubmit: (onValid: (values: Values) => void) => () => Promise<void>;
}

/** Returns what a form holds, or undefined if something is missing, which it then shows. */
export function valuesOf<Values>(form: Readable<Values>): Promise<Values | undefined> {
  return new Promise((resolve) => {
    let values: Values | undefined;
    void form
      .handleSubmit((valid) => void (values = valid))()
      .finally(() => resolve(values));
  });
}
