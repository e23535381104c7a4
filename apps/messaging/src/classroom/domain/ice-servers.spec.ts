import { iceServersFor } from './ice-servers.js';

describe('CLS-06 ICE servers', () => {
  const turnUrls = ['turn:turn.somo.example:3478?transport=udp', 'turns:turn.somo.example:443'];

  it('are none where none are configured: browsers on one network need none', () => {
    expect(iceServersFor('ama', 0, { stunUrls: [], turnUrls: [] }, () => '')).toEqual([]);
  });

  it('carry credentials of one person that expire with the classroom', () => {
    const sign = (username: string) => `signed ${username}`;
    expect(iceServersFor('ama', 1_900_000_000_500, { stunUrls: ['stun:turn.somo.example:3478'], turnUrls }, sign)).toEqual([
      { urls: ['stun:turn.somo.example:3478'] },
      { urls: turnUrls, username: '1900000001:ama', credential: 'signed 1900000001:ama' },
    ]);
  });
});
