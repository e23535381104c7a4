import { platform } from './built.mjs';

/** The subjects of a NATS login: a service answers its own asks, asks others, tells of its own things and works its own durable consumer. */
export async function natsPermissions(name) {
  const { streamName, eventOwner } = await platform('bus/nats-stream.js');
  const { foregroundLoadSubject } = await platform('bus/nats-foreground-load.js');
  const inbox = `_INBOX.${name}.>`;
  if (name === 'gateway') return { publish: ['rpc.*.*', foregroundLoadSubject], subscribe: [inbox, 'live.user.*'] };
  if (name === 'launcher') return { publish: ['rpc.*.*'], subscribe: [inbox] };
  // Who may update a stream could empty it: one login may, for the day that a newer version tells of more.
  const nouns = Object.keys(eventOwner).filter((noun) => eventOwner[noun] === name);
  const api = (what) => `$JS.API.${what}.${streamName}`;
  return {
    publish: [
      'rpc.*.*',
      'live.user.*',
      ...nouns.map((noun) => `${noun}.*`),
      ...['STREAM.INFO', 'STREAM.CREATE', 'CONSUMER.LIST', ...(name === 'booking' ? ['STREAM.UPDATE'] : [])].map(api),
      ...['CONSUMER.CREATE', 'CONSUMER.DURABLE.CREATE', 'CONSUMER.INFO', 'CONSUMER.MSG.NEXT'].map((what) => `${api(what)}.${name}`),
      `$JS.ACK.${streamName}.${name}.>`,
    ],
    subscribe: [inbox, `rpc.${name}.*`, foregroundLoadSubject],
    answers: true,
  };
}

/** The keys and commands of a Redis login: a service works its own job queue, the gateway counts tries. */
export function redisRules(name) {
  if (name === 'gateway') return '~limit:* &* +@read +@write +@scripting +@transaction +@connection +info -@dangerous +info';
  return `~bull:${name}:* &bull:${name}:* +@all -@admin -@dangerous +info +client|setname`;
}
