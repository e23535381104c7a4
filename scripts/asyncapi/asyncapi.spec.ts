import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { toEnvelope } from '@somo/platform/outbox/outbox';
import { aBookingState } from '@somo/testing/builders';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import ts from 'typescript';
import { marksIn } from './read-flow.mjs';

interface Document {
  channels: Record<string, unknown>;
  operations: Record<string, { action: string; channel: { $ref: string } }>;
}

const read = () => JSON.parse(readFileSync('docs/asyncapi.json', 'utf8')) as Document;

describe('docs/asyncapi.json and docs/events.md', () => {
  it('are what the contracts and the services say: making them again changes nothing', () => {
    const { status, stderr } = spawnSync(process.execPath, ['--no-warnings', 'scripts/asyncapi.mjs', '--check'], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  }, 180_000);

  it('name one publisher and at least one subscriber of each event', () => {
    const { channels, operations } = read();
    const count = (action: string, name: string) =>
      Object.values(operations).filter((operation) => operation.action === action && operation.channel.$ref === `#/channels/${name}`)
        .length;
    for (const name of Object.keys(channels)) {
      expect({ name, published: count('send', name), subscribed: count('receive', name) > 0 }).toEqual({
        name,
        published: 1,
        subscribed: true,
      });
    }
  });

  it('describe the envelopes that the outbox really makes, and no others', () => {
    const ajv = addFormats.default(new Ajv({ strict: false })).addSchema(read(), 'somo');
    const check = ajv.getSchema('somo#/components/messages/booking.created/payload');
    const row = { seq: '1', id: '01980000-0000-7000-8000-000000000001', type: 'booking.created' as const, subject: 'x', request_id: null };
    const envelope = toEnvelope('booking', { ...row, data: aBookingState(), occurred_at: new Date('2030-01-07T08:00:00Z') });
    expect([check?.(envelope), check?.errors]).toEqual([true, null]);
    for (const wrong of [
      { ...envelope, type: 'booking.cancelled' },
      { ...envelope, id: '1' },
      { ...envelope, data: { ...aBookingState(), startsAt: 'soon' } },
      { ...envelope, data: {} },
    ]) {
      expect(check?.(wrong)).toBe(false);
    }
  });
});

describe('publishers and subscribers', () => {
  const marks = (text: string) => {
    const files: Record<string, string> = {
      '/libs/platform/src/transaction.ts': `interface Tx { emit<K extends 'a' | 'b' | 'c'>(name: K, data: object): void }`,
      '/libs/platform/src/on.ts': `declare function On(...names: string[]): (target: object, key: string) => void;`,
      '/apps/x/src/x.ts': text,
    };
    const options = { noLib: true, types: [], experimentalDecorators: true };
    const host = ts.createCompilerHost(options);
    host.readFile = (name) => files[name];
    host.fileExists = (name) => name in files;
    host.getSourceFile = (name, version) => (files[name] === undefined ? undefined : ts.createSourceFile(name, files[name], version, true));
    const program = ts.createProgram(Object.keys(files), options, host);
    return marksIn(program.getSourceFile('/apps/x/src/x.ts'), program.getTypeChecker());
  };

  it('are read from emit and @On, even where the name is known only at run time', () => {
    expect(marks(`declare const tx: Tx; declare const name: 'b' | 'c'; tx.emit('a', {}); tx.emit(name, {});`)).toEqual([
      ['a', 'published'],
      ['b', 'published'],
      ['c', 'published'],
    ]);
    expect(marks(`class X { @On('a') run() {} }`)).toEqual([['a', 'subscribed']]);
  });

  it('ignore other functions called emit, and refuse a name that could be any', () => {
    expect(marks(`declare const socket: { emit(name: string): void }; socket.emit('a');`)).toEqual([]);
    expect(() => marks(`declare const tx: Tx; declare const name: any; tx.emit(name, {});`)).toThrow('name could be any event');
  });
});
