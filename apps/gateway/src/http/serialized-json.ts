declare const answer: unique symbol;

/** An answer as the JSON text that is sent: whoever gives the same one again has it written once. */
export type SerializedJson<T> = string & { readonly [answer]: T };

export function serializeJson<T>(value: T): SerializedJson<T> {
  return JSON.stringify(value) as SerializedJson<T>;
}
