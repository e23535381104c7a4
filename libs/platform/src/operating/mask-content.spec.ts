import { readdirSync, readFileSync } from 'node:fs';
import { newId } from '../ids.js';
import { maskAddresses, maskContent } from './mask-content.js';

const contracts = 'libs/contracts/src';

const shown = (content: unknown) =>
  Object.fromEntries(maskContent(content).map(({ name, value, characters }) => [name, value ?? characters]));

describe('PERM-05 what an operator sees of failed work', () => {
  const id = newId();

  it('is ids, instants, numbers, and yes or no; of other text only its length', () => {
    const event = {
      ...{ id, type: 'user.registered', source: '/auth', specversion: '1.0', time: '2030-01-07T08:00:00.000Z' },
      data: { userId: id, email: 'ama@example.com', isNew: true, rateCents: 2500, note: null, names: ['Ama', 'Boateng'], none: [] },
    };
    expect(shown(event)).toEqual({
      ...{ id, type: 'user.registered', source: '/auth', specversion: '1.0', time: '2030-01-07T08:00:00.000Z' },
      ...{ 'data.userId': id, 'data.email': 15, 'data.isNew': 'true', 'data.rateCents': '2500', 'data.note': 'null' },
      ...{ 'data.names[0]': 3, 'data.names[1]': 7, 'data.none': '[]' },
    });
  });

  it('is the key of a job made of ids, but no key that somebody may have typed, no day, and no type of a person', () => {
    expect(shown({ key: `${id}:3`, data: { [id]: 1, 'ama@example.com': 1, born: '2015-06-01', type: 'Ama' } })).toEqual({
      ...{ key: `${id}:3`, [`data.${id}`]: '1', 'data.?': '1', 'data.born': 10, 'data.type': 3 },
    });
    expect(shown({ key: '1234', data: { reason: '0612345678', code: '123/456', turn: `${id}/2` } })).toEqual({
      ...{ key: '1234', 'data.reason': 10, 'data.code': 7, 'data.turn': `${id}/2` },
    });
    expect(shown({ unread: '{"email":"ama@example.com"}' })).toEqual({ unread: 27 });
  });

  it('has no key that somebody typed: events and jobs have fields alone', () => {
    const files = ['jobs.ts', ...readdirSync(`${contracts}/events`).map((file) => `events/${file}`)];
    const keyed = files.filter((file) => /\bRecord<|\bMap<|\[\w+: string\]|\[\w+ in /.test(readFileSync(`${contracts}/${file}`, 'utf8')));
    expect(keyed).toEqual([]);
    expect(readFileSync('docs/asyncapi.json', 'utf8')).not.toMatch(/"(additionalProperties|patternProperties)": [{t]/);
  });

  it('is an error without the email addresses in it', () => {
    expect(maskAddresses('550 <ama.b+c@example.co.ke>: unknown; (email)=(kofi@example.com) exists')).toBe(
      '550 <(email address)>: unknown; (email)=((email address)) exists',
    );
  });

  it('is two hundred fields of a larger one', () => {
    expect(maskContent(Array.from({ length: 1_000 }, (_, n) => n))).toHaveLength(200);
    expect(maskContent('text')).toEqual([{ name: '', value: null, characters: 4 }]);
  });
});
