import { googleIssuer } from '@somo/contracts/rules/google';
import { admit, readClaims } from './proven-person.js';

const claims = { iss: googleIssuer, sub: '1', email: 'ama@example.com', email_verified: true };
const mine = { isConfirmed: true, isOfAnother: false };

describe('AUTH-06 who gets into an account that has their address', () => {
  it.each([
    ['an address at Google itself', { ...claims, email: 'Ama@gmail.com' }],
    ['an address of an organization at Google', { ...claims, hd: 'example.com' }],
    ["another provider's address", { ...claims, iss: 'https://login.example' }],
  ])('links %s', (_, of) => expect(admit(readClaims(of), mine)).toBe('link'));

  it('does not link a mailbox elsewhere, which Google saw once and somebody else may have by now', () => {
    expect(() => admit(readClaims(claims), mine)).toThrow(expect.objectContaining({ code: 'google-needs-proof' }));
    expect(admit(readClaims(claims), undefined)).toBe('create');
  });

  it('reads names however they are given', () => {
    expect(readClaims({ ...claims, name: ' Ama  Owusu Mensah ' })).toMatchObject({ firstName: 'Ama Owusu', lastName: 'Mensah' });
    expect(readClaims({ ...claims, given_name: 'Grace Hopper' })).toMatchObject({ firstName: 'Grace', lastName: 'Hopper' });
    expect(readClaims({ ...claims, name: 'Ama' })).toMatchObject({ firstName: 'Ama', lastName: '' });
    expect(readClaims({ ...claims, given_name: 'Ama', family_name: 'Mensah' })).toMatchObject({ firstName: 'Ama', lastName: 'Mensah' });
    expect(readClaims(claims)).toMatchObject({ firstName: '', lastName: '' });
  });
});
