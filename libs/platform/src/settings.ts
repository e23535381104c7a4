import type { Provider } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

/**
 * Base class of a service's settings: fields are named after their environment variables, hold the defaults and are checked by
 * class-validator.
 */
export abstract class EnvironmentSettings {}

type SettingsClass<T extends EnvironmentSettings> = new () => T;

/** Thrown at startup; the message names the variable and shows an example. */
export class SettingsProblem extends Error {}

export function readSettings<T extends EnvironmentSettings>(type: SettingsClass<T>, env: Record<string, string | undefined>): T {
  const defaults = new type() as Record<string, unknown>;
  const found: Record<string, unknown> = {};
  for (const name of Object.keys(defaults)) {
    const text = env[name];
    if (text === undefined || text === '') continue;
    const like = defaults[name];
    found[name] = typeof like === 'number' ? Number(text) : text;
  }
  const settings = plainToInstance(type, { ...defaults, ...found });
  const [first] = validateSync(settings, { forbidUnknownValues: true });
  if (first) {
    const example: unknown = defaults[first.property];
    const reasons = Object.values(first.constraints ?? {}).join(', ');
    // A default that is itself invalid here is no example.
    const instead = validateSync(plainToInstance(type, { ...defaults, ...found, [first.property]: example }));
    const helps = example !== '' && !instead.some(({ property }) => property === first.property);
    const shown = helps && (typeof example === 'string' || typeof example === 'number') ? `, for example ${first.property}=${example}` : '';
    throw new SettingsProblem(`Invalid setting ${first.property}: ${reasons}${shown}.`);
  }
  return settings;
}

/** Provides a service's settings, read from the environment once at startup. */
export function settings<T extends EnvironmentSettings>(type: SettingsClass<T>): Provider {
  return { provide: type, useFactory: () => readSettings(type, process.env) };
}
