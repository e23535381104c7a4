// The AsyncAPI 3.0 document: a channel per event, and the events each service publishes and subscribes to.
const ref = (place) => ({ $ref: `#/${place}` });

export function makeDocument({ names, events, schemas }, flow) {
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Somo events',
      version: '1.0.0',
      description:
        'The events that the services of Somo publish. An event is written in the transaction that causes it and delivered at least once, in any order; ' +
        'services drop ids they have already seen, and of two states of the same thing the higher version wins.',
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    servers: {
      nats: {
        host: '127.0.0.1:4222',
        protocol: 'nats',
        description:
          'JetStream, stream EVENTS, one durable consumer per service. The embedded topology delivers the same envelopes in process.',
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

function operationsOf(name, { published, subscribed }) {
  const operation = (action, verb, service) => [
    `${service} ${verb} ${name}`,
    { action, channel: ref(`channels/${name}`), messages: [ref(`channels/${name}/messages/${name}`)], tags: [{ name: service }] },
  ];
  return [
    ...servicesOf(published).map((service) => operation('send', 'publishes', service)),
    ...servicesOf(subscribed).map((service) => operation('receive', 'subscribes to', service)),
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
    id: { type: 'string', format: 'uuid', description: 'The id of the outbox row; the same id is the same event.' },
    source: { type: 'string', description: 'The service that publishes it.', examples: ['/somo/booking'] },
    type: { type: 'string' },
    subject: { type: 'string', description: 'The id of the thing it is about.' },
    time: { type: 'string', format: 'date-time' },
    datacontenttype: { const: 'application/json' },
    data: { type: 'object' },
    requestid: { type: 'string', description: 'The request that caused it, for the logs.' },
  },
  required: ['specversion', 'id', 'source', 'type', 'subject', 'time', 'datacontenttype', 'data'],
};
