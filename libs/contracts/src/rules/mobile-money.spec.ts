import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { mobileMoneyCountries, mobileMoneyCountryCodes, mobileNetworkCodes, networksOf, type MobileMoneyCountry } from '../mobile-money.js';
import { PaymentSettingsBody } from '../routes/settings.js';
import { mobileMoneyProblems } from './mobile-money.js';

const kwame = { mobileNumber: '+233244123456', country: 'GH', network: 'mtn', accountHolder: 'Kwame Mensah' };
const problems = (change: Partial<Record<keyof typeof kwame, string | undefined>>, needsAll = false) =>
  Object.fromEntries(Object.entries(mobileMoneyProblems({ ...kwame, ...change }, needsAll)).filter(([, problem]) => problem !== undefined));
const bare = { country: undefined, network: undefined, accountHolder: undefined };
const refused = (body: object) =>
  validateSync(plainToInstance(PaymentSettingsBody, { method: 'mobile_money', currentPassword: 'x', ...body })).map(
    ({ property }) => property,
  );

describe('SET-08 PAY-03 a mobile money account', () => {
  it.each(mobileMoneyCountryCodes)('of %s may be of each of its networks, with a number of its own', (country: MobileMoneyCountry) => {
    const { callingCode, digits } = mobileMoneyCountries[country];
    const mobileNumber = `+${callingCode}${'7012345678'.slice(0, digits)}`;
    expect(networksOf(country).length).toBeGreaterThan(1);
    for (const network of networksOf(country)) {
      expect(problems({ country, network, mobileNumber }, true)).toEqual({});
      expect(problems({ ...bare, network, mobileNumber })).toEqual({});
    }
    const others = mobileNetworkCodes.filter((network) => !networksOf(country).includes(network));
    for (const network of others)
      expect(problems({ country, network, mobileNumber })).toEqual({ network: expect.stringContaining('has no') });
  });

  it.each(['+221771234567', '+2250712345678', '+2290197123456', '+22890123456', '+254712345678', '+2348012345678'])(
    'may have the number %s',
    (mobileNumber) => expect(refused({ mobileNumber })).toEqual([]),
  );

  it.each(['0712345678', '+22177123456', '+22577 1234567', '254712345678', '', null, 7])('may not have the number %j', (mobileNumber) => {
    expect(refused({ mobileNumber })).toEqual(['mobileNumber']);
  });

  it('may be a number alone, unless its provider needs the country, the network and the name', () => {
    expect(problems(bare)).toEqual({});
    expect(Object.keys(problems(bare, true))).toEqual(['country', 'network', 'accountHolder']);
  });

  it.each([
    [{ country: 'NG' }, { country: 'Please choose a country with mobile money' }],
    [{ country: 'toString' }, { country: 'Please choose a country with mobile money' }],
    [{ network: 'vodacom' }, { network: "Please choose your country's mobile money network" }],
    [{ network: 'm-pesa' }, { network: 'M-Pesa has no mobile money in Ghana' }],
    [{ country: undefined, network: 'wave' }, { network: 'Wave has no mobile money in Ghana' }],
    [{ mobileNumber: '+254712345678' }, { mobileNumber: 'A mobile number in Ghana is +233 and 9 digits' }],
    [{ mobileNumber: '+2332441234' }, { mobileNumber: 'A mobile number in Ghana is +233 and 9 digits' }],
    [{ accountHolder: 'www.kwame.example' }, { accountHolder: 'Please remove web and email addresses (“://”, “www.”, “@”)' }],
  ])('is refused with %j', (change, expected) => expect(problems(change)).toEqual(expected));

  it('has codes that the API lists', () => {
    expect(refused({ mobileNumber: kwame.mobileNumber, country: 'Ghana', network: 'MTN', accountHolder: ' ' })).toEqual([
      'accountHolder',
      'country',
      'network',
    ]);
  });
});
