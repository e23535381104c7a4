import { newId } from '../ids.js';
import { readEvent } from './decode-event.js';

const anEvent = (type: string) => JSON.stringify({ specversion: '1.0', id: newId(), source: '/somo/booking', type, data: {} });

describe('an event from the stream', () => {
  it('is rejected when its subject and type differ, or its source is not its owner', () => {
    expect(readEvent('proposal.created', anEvent('lesson.completed'))).toEqual({ unsound: 'its type is not its subject' });
    expect(readEvent('constructor.created', anEvent('constructor.created'))).toEqual({ unsound: 'its source may not tell this' });
  });
});
