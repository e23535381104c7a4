// The AsyncAPI 3.0 document: a channel for each event, and for each service what it tells and hears.
const ref = (place) => ({ $ref: `#/${place}` });

export function makeDocument({ names, events, schemas }, flow) {
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Somo events',
      version: '1.0.0',
      description:
        'What the services of Somo tell each other. An event is written in the transaction that causes it and delivered at least once, in any order; ' +
        'an id that was seen before is dropped, and of two states of one thing the higher version counts.',
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    servers: {
      nats: {
        host: '127.0.0.1:4222',
        protocol: 'nats',
        description:
          'JetStream, stream EVENTS, one durable consumer for each service. The embedded set-up delivers the same envelopes within its process.',
      },
    },
    channels: Object.fromEntries(
      names.map((name) => [
        name,
        { address: name, description: events[name].means, messages: { [name]: ref(`components/messages/${name}`) } },
      ]),
    ),
    operations: Object.fromEntries(names.flatMap((name) => operationsOf(name, flow[name]))),
    components: {
      messages: Object.fromEntries(names.map((name) => [name, messageOf(name, events[name])])),
      schemas: { Envelope: envelope, ...schemas },
    },
  };
}

function operationsOf(name, { told, heard }) {
  const operation = (action, verb, service) => [
    `${service} ${verb} ${name}`,
    { action, channel: ref(`channels/${name}`), messages: [ref(`channels/${name}/messages/${name}`)], tags: [{ name: service }] },
  ];
  return [
    ...servicesOf(told).map((service) => operation('send', 'tells', service)),
    ...servicesOf(heard).map((service) => operation('receive', 'hears', service)),
  ];
}

/** Each once, in order. */
export const servicesOf = (places) => [...new Set(places.map(({ service }) => service))].sort();

const messageOf = (name, { means, payload }) => ({
  name,
  summary: means,
  contentType: 'application/json',
  payload: {
    allOf: [
      ref('components/schemas/Envelope'),
      {
        type: 'object',
        properties: { type: { const: name }, data: ref(`components/schemas/${payload}`) },
        required: ['type', 'data'],
      },
    ],
  },
});

const envelope = {
  type: 'object',
  description: 'CloudEvents 1.0 in JSON.',
  properties: {
    specversion: { const: '1.0' },
    id: { type: 'string', format: 'uuid', description: "The outbox row's; the same id is the same event." },
    source: { type: 'string', description: 'The service that tells it.', examples: ['/somo/booking'] },
    type: { type: 'string' },
    subject: { type: 'string', description: 'The id of what it is about.' },
    time: { type: 'string', format: 'date-time' },
    datacontenttype: { const: 'application/json' },
    data: { type: 'object' },
    requestid: { type: 'string', description: 'The request that caused it, for the logs.' },
  },
  required: ['specversion', 'id', 'source', 'type', 'subject', 'time', 'datacontenttype', 'data'],
};
