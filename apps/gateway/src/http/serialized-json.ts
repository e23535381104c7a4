declare const answer: unique symbol;

/** A response body already serialized as JSON, so that a cached response is serialized only once. */
export type SerializedJson<T> = string & { readonly [answer]: T };

export function serializeJson<T>(value: T): SerializedJson<T> {
  return JSON.stringify(value) as SerializedJson<T>;
}
