// The same for people: docs/events.md.
export function makePage({ names, events, schemas }, flow) {
  const payloads = [...new Set(names.map((name) => events[name].payload))];
  return [
    '# Events',
    '',
    '<!-- Made by `npm run asyncapi` from the contracts and the sources of the services. Do not edit. -->',
    '',
    'What the services tell each other. A name and its payload are typed by the map `Events` in [map.ts](../libs/contracts/src/events/map.ts): a wrong one does',
    'not compile. The same for machines: [asyncapi.json](asyncapi.json) (AsyncAPI 3.0). How one travels: [request-flow.md](request-flow.md).',
    '',
    'An event is a row of the outbox, written in the transaction that causes it; it is delivered at least once, late, and in any order. A service drops an id it has',
    'seen (inbox), and of two states of one thing it keeps the higher `version`. No event carries an e-mail address, a phone number or the text of a message.',
    '',
    '| event | means | told by | heard by | payload |',
    '|---|---|---|---|---|',
    ...names.map((name) => rowOf(name, events[name], flow[name])),
    '',
    '## Payloads',
    '',
    ...payloads.flatMap((name) => payloadOf(name, schemas)),
    '## Envelope',
    '',
    'CloudEvents 1.0 in JSON; the platform makes it ([outbox.ts](../libs/platform/src/outbox/outbox.ts)).',
    '',
    '```json',
    JSON.stringify(example, null, 2),
    '```',
    '',
  ].join('\n');
}

function rowOf(name, { means, payload }, { told, heard }) {
  const links = (places) => places.map(({ service, file }) => `${service} ([${file.split('/').at(-1)}](../${file}))`).join(', ');
  return `| \`${name}\` | ${means} | ${links(told)} | ${links(heard)} | [${payload}](#${payload.toLowerCase()}) |`;
}

function payloadOf(name, schemas) {
  const { description, properties } = schemas[name];
  const rows = Object.entries(properties).map(([field, schema]) => `| \`${field}\` | ${typeOf(schema, schemas)} | ${meansOf(schema)} |`);
  return [`### ${name}`, '', ...(description ? [description, ''] : []), '| field | type | means |', '|---|---|---|', ...rows, ''];
}

const meansOf = ({ description }) => description?.replaceAll('\n', ' ') ?? '';

function typeOf(schema, schemas) {
  const name = schema.$ref?.split('/').at(-1);
  if (name === 'Instant') return 'instant';
  if (name) return typeOf(schemas[name], schemas);
  if (schema.enum) return schema.enum.map((one) => `\`${one}\``).join(' · ');
  if (schema.anyOf) return schema.anyOf.map((one) => typeOf(one, schemas)).join(' · ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items, schemas)}`;
  return [schema.type].flat().join(' · ');
}

const example = {
  specversion: '1.0',
  id: '01980000-0000-7000-8000-000000000001',
  source: '/somo/auth',
  type: 'user.onboarded',
  subject: '01980000-0000-7000-8000-000000000002',
  time: '2030-01-31T09:00:00.000Z',
  datacontenttype: 'application/json',
  data: { userId: '01980000-0000-7000-8000-000000000002', role: 'teacher', timeZone: 'Africa/Accra' },
  requestid: '01980000-0000-7000-8000-000000000003',
};
