import { newId } from '../ids.js';
import { readEvent } from './decode-event.js';

const anEvent = (type: string) => JSON.stringify({ specversion: '1.0', id: newId(), source: '/somo/booking', type, data: {} });

describe('an event that comes from the stream', () => {
  it('bears its name of today, also when an older version sent it', () => {
    expect(readEvent('lesson.proposed', anEvent('lesson.proposed'))).toMatchObject({ event: { type: 'proposal.created' } });
  });

  it('is refused where its subject and its type differ, or its owner is another', () => {
    expect(readEvent('proposal.created', anEvent('lesson.proposed'))).toEqual({ unsound: 'its type is not its subject' });
    expect(readEvent('constructor.created', anEvent('constructor.created'))).toEqual({ unsound: 'its source may not tell this' });
  });
});
