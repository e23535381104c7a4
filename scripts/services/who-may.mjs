import { platform } from './built.mjs';

/** The subjects of a NATS login: a service answers its own asks, asks others, tells of its own things and works its own durable consumer. */
export async function natsPermissions(name) {
  const { streamName, toldBy } = await platform('bus/nats-stream.js');
  const { peopleSubject } = await platform('bus/nats-people.js');
  const inbox = `_INBOX.${name}.>`;
  if (name === 'gateway') return { publish: ['rpc.*.*', peopleSubject], subscribe: [inbox, 'live.user.*'] };
  if (name === 'launcher') return { publish: ['rpc.*.*'], subscribe: [inbox] };
  // Who may update a stream could empty it: one login may, for the day that a newer version tells of more.
  const nouns = Object.keys(toldBy).filter((noun) => toldBy[noun] === name);
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
    subscribe: [inbox, `rpc.${name}.*`, peopleSubject],
    answers: true,
  };
}

/** The keys and commands of a Redis login: a service works its own job queue, the gateway counts tries. */
export function redisRules(name) {
  if (name === 'gateway') return '~limit:* &* +@read +@write +@scripting +@transaction +@connection +info -@dangerous +info';
  return `~bull:${name}:* &bull:${name}:* +@all -@admin -@dangerous +info +client|setname`;
}
