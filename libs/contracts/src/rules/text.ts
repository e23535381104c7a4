// Class-validator decorators for values that every body has: text, instants, days, zones.
import { Transform } from 'class-transformer';
import { IsEmail, IsUUID, Matches, MaxLength, registerDecorator } from 'class-validator';
import { isDateText, isInstant } from '../time.js';
import { isTimeZone, zoneMessage, zoneName } from '../zones.js';
import { plainAddress } from './email.js';
import { isBlank, lineProblem, textProblem } from './lines.js';
import { isCalendarAddress } from './calendar-address.js';
import { isMeetingLink } from './meeting-link.js';
import { contactNumberProblem } from './contact-number.js';
import { passwordProblems } from './password.js';
import { emailMax } from './profile.js';
import { fileNameProblem } from './uploads.js';
import { isVideoLink } from './video-link.js';

function rule(
  name: string,
  holds: (value: unknown) => boolean,
  message: string,
  constraints: unknown[] = [],
  each = false,
): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: property as string,
      constraints,
      options: { message, each },
      validator: { validate: holds },
    });
}

/** Returns whether a value is text that databases and screens can handle: no NUL, no lone surrogate. */
export function isCleanText(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    !value.includes('\0') &&
    !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(value)
  );
}

/** Requires clean text of at most `max` characters, and not blank unless `blank` allows it. */
export function IsText(limits: { max: number; blank?: boolean }, message?: string): PropertyDecorator {
  return rule(
    'isText',
    (value) => isCleanText(value) && value.length <= limits.max && (limits.blank === true || value.trim() !== ''),
    message ?? `$property must be text of ${limits.blank ? 0 : 1} to ${limits.max} characters`,
    [limits],
  );
}

/** Requires a name or another single-line text; `missing` is the message for a blank one, and `max` its length if not that of all lines. */
export function IsLine(missing = '$property must be one line of text', max?: number): PropertyDecorator {
  return problemRule('isLine', (value) => lineProblem(value, missing, max), max === undefined ? [] : [{ max }]);
}

/** Requires a single-line text that may be blank, such as the last name of those who have one name. */
export function IsLineOrBlank(): PropertyDecorator {
  const isEmpty = (value: unknown) => typeof value === 'string' && /^[^\S\p{Cc}\p{Zl}\p{Zp}]*$/u.test(value);
  return problemRule('isLineOrBlank', (value) => (isEmpty(value) ? undefined : lineProblem(value, '$property must be one line of text')));
}

/** Requires a list in which each text is a name or another single line; `missing` is the message for a blank one. */
export function AreLines(missing = 'Each of $property must be one line of text'): PropertyDecorator {
  return problemRule('isLine', (value) => lineProblem(value, missing), [], { each: true });
}

/** Requires text that may have several lines. */
export function IsLines(limits: { min?: number; max: number; blank?: boolean }): PropertyDecorator {
  const missing = `$property must be text of ${limits.blank ? 0 : (limits.min ?? 1)} to ${limits.max} characters`;
  const mayBeBlank = (value: unknown) => limits.blank === true && typeof value === 'string' && value.trim() === '';
  return problemRule('isLines', (value) => (mayBeBlank(value) ? undefined : textProblem(value, limits.max, missing, limits.min)), [limits]);
}

/** Requires that a text says something, unless another field is there. */
export function IsNotBlankWithout(other: string): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'isNotBlankWithout',
      target: target.constructor,
      propertyName: property as string,
      options: { message: '$property must not be blank' },
      validator: {
        validate: (value, args) =>
          typeof value !== 'string' || !isBlank(value) || (args?.object as Record<string, unknown>)[other] !== undefined,
      },
    });
}

function problemRule(
  name: string,
  problemOf: (value: unknown) => string | undefined,
  constraints: unknown[] = [],
  options: { each?: boolean } = {},
): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: property as string,
      constraints,
      options,
      validator: {
        validate: (value: unknown) => problemOf(value) === undefined,
        defaultMessage: (args) => firstProblem(options.each ? args?.value : [args?.value], problemOf),
      },
    });
}

function firstProblem(values: unknown, problemOf: (value: unknown) => string | undefined): string {
  return (Array.isArray(values) ? values.map(problemOf).find((problem) => problem !== undefined) : problemOf(values)) ?? '';
}

export const IsInstant = () => rule('isInstant', isInstant, '$property must be a date and time such as 2030-01-31T09:00:00Z');
export const AreInstants = () =>
  rule('isInstant', isInstant, 'Each of $property must be a date and time such as 2030-01-31T09:00:00Z', [], true);
export const IsMeetingLink = () => rule('isMeetingLink', isMeetingLink, 'Please enter a link that starts with https://');
export const IsCalendarAddress = () =>
  rule('isCalendarAddress', isCalendarAddress, 'Please paste an address that starts with https:// or webcal://');
export const IsVideoLink = () => rule('isVideoLink', isVideoLink, 'Please enter a link to a public video that starts with https://');
export const IsContactNumber = () => problemRule('isContactNumber', contactNumberProblem);
export const IsFileName = () => problemRule('isFileName', fileNameProblem);
export const IsDay = () => rule('isDay', isDateText, '$property must be a day such as 2030-01-31');

const invalidEmail = { message: 'Please enter a valid email address' };

/** Requires one plain email address. */
export function IsAddress(): PropertyDecorator {
  return (target, property) => {
    for (const check of [IsEmail({}, invalidEmail), MaxLength(emailMax, invalidEmail), Matches(plainAddress, invalidEmail)])
      check(target, property);
  };
}

/** Requires a time zone by name, which becomes the name it is stored under. */
export function IsZone(): PropertyDecorator {
  return (target, property) => {
    Transform(({ value }: { value: unknown }) => zoneName(value) ?? value)(target, property);
    rule('isZone', isTimeZone, zoneMessage('$property'))(target, property);
  };
}

/** Requires an id, and lowercases it as databases and events do: a client that sends it in capitals means the same id. */
export function IsId(options: { each?: boolean } = {}): PropertyDecorator {
  return (target, property) => {
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(inSmall) : inSmall(value)))(target, property);
    IsUUID('all', options)(target, property);
  };
}

function inSmall(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : value;
}

/** Requires a valid password. Every broken rule becomes a separate message in `errors.password`. */
export function IsPassword(): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'isPassword',
      target: target.constructor,
      propertyName: property as string,
      validator: {
        validate: (value: unknown) => isCleanText(value) && passwordProblems(value).length === 0,
        defaultMessage: (args) => (isCleanText(args?.value) ? passwordProblems(args.value).join('\n') : 'Password must be text'),
      },
    });
}
