// Bodies and queries as JSON Schema, made from the very decorators that check them.
import { createRequire } from 'node:module';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';
import { lineMax, notInLine, notInText } from '../../libs/contracts/dist/rules/lines.js';
import { calendarAddressMax } from '../../libs/contracts/dist/rules/calendar-address.js';
import { meetingLinkMax } from '../../libs/contracts/dist/rules/meeting-link.js';
import { videoLinkMax } from '../../libs/contracts/dist/rules/video-link.js';
import { fileNameMax, notInFileName } from '../../libs/contracts/dist/rules/uploads.js';
import { passwordLimits } from '../../libs/contracts/dist/rules/password.js';

// The CommonJS copy: class-transformer keeps its decorators' storage out of its ES module's exports.
const { defaultMetadataStorage } = createRequire(import.meta.url)('class-transformer/cjs/storage');

const ours = {
  isText: ({ constraints: [{ max, blank }] }) => ({ type: 'string', maxLength: max, ...(blank ? {} : { minLength: 1, pattern: '\\S' }) }),
  isLine: ({ constraints: [{ max = lineMax } = {}] }) => ({
    ...{ type: 'string', minLength: 1, maxLength: max },
    pattern: `^(?=.*\\S)(?!.*(?:://|[wW]{3}\\.|@))[^${notInLine}]*$`,
  }),
  isLineOrBlank: { type: 'string', maxLength: lineMax, pattern: `^(?!.*(?:://|[wW]{3}\\.|@))[^${notInLine}]*$` },
  isLines: ({ constraints: [{ min = 1, max, blank }] }) => ({
    type: 'string',
    maxLength: max,
    ...(blank ? {} : { minLength: min }),
    pattern: `^${blank ? '' : `(?=[\\s\\S]*\\S)`}[^${notInText}]*$`,
  }),
  isFileName: {
    type: 'string',
    minLength: 1,
    maxLength: fileNameMax,
    pattern: `^(?!\\.)(?=.*\\S)[^${notInFileName}]*$`,
    examples: ['homework.pdf'],
  },
  mayBeNull: { nullable: true },
  isMeetingLink: { type: 'string', format: 'uri', pattern: '^https://', maxLength: meetingLinkMax },
  isCalendarAddress: {
    type: 'string',
    format: 'uri',
    pattern: '^(https?|webcals?)://',
    maxLength: calendarAddressMax,
    examples: ['https://calendar.example/secret.ics'],
  },
  isVideoLink: { type: 'string', format: 'uri', pattern: '^https?://', maxLength: videoLinkMax, examples: ['https://youtu.be/abc'] },
  isContactNumber: { type: 'string', pattern: '^\\+?[0-9 ().-]{7,25}$', examples: ['+254 712 345 678'] },
  isAccountNumber: { type: 'string', description: '6 to 20 digits, or an IBAN.', examples: ['0123456789'] },
  isBIC: { type: 'string', examples: ['ECOCGHAC'] },
  isMobileNumber: { type: 'string', format: 'mobile-phone', examples: ['+254712345678'] },
  isInstant: { type: 'string', format: 'date-time' },
  isDay: { type: 'string', format: 'date' },
  isZone: { type: 'string', description: 'IANA time zone', examples: ['Africa/Lagos'], maxLength: 64 },
  isPassword: {
    type: 'string',
    minLength: passwordLimits.min,
    maxLength: passwordLimits.max,
    description: 'With an uppercase letter, a lowercase letter and a number.',
    examples: ['Somo-demo-2026'],
  },
};

/** @returns {Record<string, object>} class name → schema */
export function readClasses(converters = ours) {
  const schemas = validationMetadatasToSchemas({
    additionalConverters: converters,
    classTransformerMetadataStorage: defaultMetadataStorage,
    refPointerPrefix: '#/components/schemas/',
  });
  for (const schema of Object.values(schemas)) {
    schema.additionalProperties = false;
    for (const [field, of] of Object.entries(schema.properties)) schema.properties[field] = withNull(of);
  }
  return schemas;
}

/** OpenAPI 3.1 has no `nullable`: null is one of the types, or an alternative to another schema. */
function withNull({ nullable, ...schema }) {
  if (!nullable) return schema;
  return schema.$ref ? { anyOf: [{ $ref: schema.$ref }, { type: 'null' }] } : { ...schema, type: [schema.type, 'null'] };
}
