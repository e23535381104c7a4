import { platform } from './built.mjs';

/**
 * nats-server remembers the reply subject of whatever it delivers to a login that may respond, events included, and searches all of them for
 * expired ones. No ask waits this long; by default it would remember two minutes of events.
 */
const responses = { max: 1, expires: '20s' };

/** The permissions of a NATS login: a service answers its own asks, asks others, publishes its own events and reads its own durable consumer. */
export async function natsPermissions(name) {
  const { streamName, streamKeeper, eventOwner, eventExceptions } = await platform('bus/nats-stream.js');
  const { foregroundLoadSubject } = await platform('bus/nats-foreground-load.js');
  const inbox = `_INBOX.${name}.>`;
  if (name === 'gateway') return { publish: ['rpc.*.*', foregroundLoadSubject], subscribe: [inbox, 'live.user.*'] };
  if (name === 'launcher') return { publish: ['rpc.*.*'], subscribe: [inbox] };
  const nouns = Object.keys(eventOwner).filter((noun) => eventOwner[noun] === name);
  const api = (what) => `$JS.API.${what}.${streamName}`;
  return {
    publish: [
      'rpc.*.*',
      'live.user.*',
      ...nouns.map((noun) => `${noun}.*`),
      ...Object.keys(eventExceptions).filter((event) => eventExceptions[event] === name),
      ...['STREAM.INFO', 'STREAM.CREATE', 'CONSUMER.LIST', ...(name === streamKeeper ? ['STREAM.UPDATE'] : [])].map(api),
      ...['CONSUMER.CREATE', 'CONSUMER.DURABLE.CREATE', 'CONSUMER.INFO', 'CONSUMER.MSG.NEXT'].map((what) => `${api(what)}.${name}`),
      `$JS.ACK.${streamName}.${name}.>`,
    ],
    subscribe: [inbox, `rpc.${name}.*`, foregroundLoadSubject],
    allow_responses: responses,
  };
}

/** The gateway shows operators all job queues. BullMQ reads them with scripts, in which Redis 7 refuses every command but these. */
const readsQueues = '(~bull:* +@read -@dangerous +eval +evalsha +info)';

/** The keys and commands of a Redis login: a service has its own job queue, the gateway its rate limits and a look at the queues. */
export function redisRules(name) {
  if (name === 'gateway') return `~limit:* &* +@read +@write +@scripting +@transaction +@connection +info -@dangerous +info ${readsQueues}`;
  return `~bull:${name}:* &bull:${name}:* +@all -@admin -@dangerous +info +client|setname`;
}
