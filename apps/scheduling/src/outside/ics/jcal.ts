// A calendar file as ical.js parses it (jCal, RFC 7265).
export type JValue = string | number | boolean | Record<string, unknown> | readonly unknown[];

/** Name, parameters, type, and one or more values. */
export type JProperty = [string, Record<string, string | string[]>, string, ...JValue[]];
export type JComponent = [string, JProperty[], JComponent[]];

export function propertiesOf([, properties]: JComponent, name: string): JProperty[] {
  return properties.filter((property) => property[0] === name);
}

export function propertyOf(component: JComponent, name: string): JProperty | undefined {
  return component[1].find((property) => property[0] === name);
}

export const valuesOf = ([, , , ...values]: JProperty): JValue[] => values;

/** Returns the first value as text; empty if there is none. */
export function textOf(component: JComponent, name: string): string {
  const value = propertyOf(component, name)?.[3];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function parameterOf([, parameters]: JProperty, name: string): string | undefined {
  const value = parameters[name];
  return Array.isArray(value) ? value[0] : value;
}
