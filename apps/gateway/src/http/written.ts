declare const answer: unique symbol;

/** An answer as the JSON text that is sent: whoever gives the same one again has it written once. */
export type Written<T> = string & { readonly [answer]: T };

export function written<T>(value: T): Written<T> {
  return JSON.stringify(value) as Written<T>;
}
