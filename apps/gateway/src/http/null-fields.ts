import { allowsNull } from '@somo/contracts/rules/may-be-null';
import { plainToInstance } from 'class-transformer';

export type BodyClass = new () => object;

/** A value within a body. */
export interface Place {
  value: unknown;
  key: string;
  /** What holds it; undefined for the body itself. */
  within?: Place;
  /** The class of the value or, if it is a list, of what is in it. */
  type?: BodyClass | undefined;
}

/** Returns whether null may stand here: in a field whose class allows it. */
export function mayBeNull({ key, within }: Place): boolean {
  if (within === undefined || Array.isArray(within.value)) return false;
  const type = classAt(within);
  return type !== undefined && allowsNull(type, key);
}

/** Looked for only when there is a null: hardly any body has one. */
function classAt(place: Place): BodyClass | undefined {
  const { within } = place;
  if (within) place.type ??= Array.isArray(within.value) ? classAt(within) : classOfField(classAt(within), place.key);
  return place.type;
}

function classOfField(type: BodyClass | undefined, field: string): BodyClass | undefined {
  if (type === undefined) return undefined;
  const made = (plainToInstance(type, { [field]: {} }) as Record<string, object>)[field];
  return made?.constructor === Object ? undefined : (made?.constructor as BodyClass | undefined);
}
