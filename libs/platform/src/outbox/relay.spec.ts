import { relayAll } from './relay.js';

describe('relaying everything', () => {
  const looks = async (...answers: ('more' | 'later' | 'none')[]) => {
    let made = 0;
    await relayAll(
      () => Promise.resolve(answers[made++] ?? 'none'),
      () => false,
    );
    return made;
  };

  it('continues while there is more, and ends when nothing is left', async () => {
    expect(await looks('more', 'more', 'none', 'more')).toBe(3);
  });

  it('tries again while another relay of its service is working, and continues when that one has ended', async () => {
    expect(await looks('later', 'more', 'none')).toBe(3);
  });

  it('takes over at its last attempt when the other relay has left more behind', async () => {
    expect(await looks('later', 'later', 'later', 'more', 'none')).toBe(5);
  });

  it('stops waiting for a relay that takes long', async () => {
    expect(await looks('later', 'later', 'later', 'later', 'later', 'later')).toBeLessThan(6);
  });

  it('ends when it is stopped', async () => {
    let made = 0;
    await relayAll(
      () => {
        made++;
        return Promise.resolve('more');
      },
      () => made === 2,
    );
    expect(made).toBe(2);
  });
});
