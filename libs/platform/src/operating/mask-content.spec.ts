import { newId } from '../ids.js';
import { maskContent } from './mask-content.js';

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
    expect(shown({ unread: '{"email":"ama@example.com"}' })).toEqual({ unread: 27 });
  });

  it('is two hundred fields of a larger one', () => {
    expect(maskContent(Array.from({ length: 1_000 }, (_, n) => n))).toHaveLength(200);
    expect(maskContent('text')).toEqual([{ name: '', value: null, characters: 4 }]);
  });
});
