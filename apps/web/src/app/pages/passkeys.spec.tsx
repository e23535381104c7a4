import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Passkey } from '@somo/contracts/passkeys';
import { aTeacherUser, aUser, hours } from '../../../spec/builders';
import { broken, never, refused } from '../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../spec/render-app';

const aPasskey = (is: Partial<Passkey> = {}): Passkey => ({
  ...{ id: 'passkey-1', name: 'Phone', createdAt: hours(-48), lastUsedAt: null, mayBeCopied: false },
  ...is,
});
const button = (name: string) => screen.getByRole('button', { name });
const settings = (items: Passkey[] = [], host: string | null = 'localhost') =>
  quietGateway().on('GET /api/me/passkeys', () => ({ items, host }));
const open = (gateway: ReturnType<typeof quietGateway>) => renderApp(gateway, '/student/settings', aUser());

/** A browser with passkeys, as far as pages look. */
const withPasskeys = () => Object.defineProperty(window, 'PublicKeyCredential', { value: class {}, configurable: true });

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const response = { clientDataJSON: bytes('c'), authenticatorData: bytes('a'), signature: bytes('s'), userHandle: null };
const signed = { id: 'key', rawId: bytes('k'), response, type: 'public-key', getClientExtensionResults: () => ({}) };
const left = Object.assign(new Error('The person left it.'), { name: 'NotAllowedError' });
const options = { challenge: 'AAAA', rpId: 'localhost', timeout: 1000, userVerification: 'required' as const, allowCredentials: [] };
/** What is sent of the signature. */
const passkey = { ticket: 'ticket', credentialId: 'key', clientData: 'Yw', authenticatorData: 'YQ', signature: 'cw' };

/** Has the device's owner leave the first time, and sign the second time. */
function withDevice(): void {
  withPasskeys();
  const get = jest.fn<() => Promise<object>>().mockRejectedValueOnce(left).mockResolvedValueOnce(signed);
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
}
/** The settings of who has a passkey. */
const withProof = (isOn: boolean) =>
  settings([aPasskey()])
    .on('GET /api/auth/two-step', () => ({ isOn, recoveryCodesLeft: 8, hasPassword: true, hasPasskey: true }))
    .on('POST /api/me/passkeys/proof', () => ({ ticket: 'ticket', options }));
const unused = 'No passkey was used, so nothing was changed. You can try again.';

describe('passkeys', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  it('SET-04 lists them with when they were used, and warns of one of which a copy may exist', async () => {
    open(settings([aPasskey({ lastUsedAt: hours(-2) }), aPasskey({ id: 'passkey-2', name: 'Laptop', mayBeCopied: true })]));
    const used = (await screen.findByText('Phone')).closest('li')!;
    expect(used).toHaveTextContent('Added: 2 days ago');
    expect(used).toHaveTextContent('Last used: 2 hours ago');
    const copied = screen.getByText('Laptop').closest('li')!;
    expect(copied).toHaveTextContent('Not used yet');
    expect(copied).toHaveTextContent('A copy of this passkey may exist. Remove it and add a new one.');
  });

  it.each([
    ['in a browser without them', 'localhost', "This browser can't make passkeys here."],
    ['at a number', null, "Passkeys don't work at an address made of numbers."],
    ['at another host', 'somo.example', 'Passkeys work only at somo.example.'],
  ])('SET-04 says why this page can make none: %s', async (_, host, words) => {
    open(settings([], host));
    expect(await screen.findByText(new RegExp(`^${words}`))).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('SET-04 offers no eleventh', async () => {
    withPasskeys();
    open(settings(Array.from({ length: 10 }, (_, at) => aPasskey({ id: `passkey-${at}`, name: `Key ${at}` }))));
    expect(await screen.findByText('You can have up to 10 passkeys. Remove one to add another.')).toBeVisible();
  });

  it('SET-04 asks for name and password before the device, and says why it was refused', async () => {
    withPasskeys();
    const gateway = settings().on('POST /api/me/passkeys/options', () => {
      throw refused('wrong-password');
    });
    const { person } = open(gateway);
    await person.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.click(button('Continue'));
    expect(dialog.getByLabelText('Name')).toHaveAccessibleErrorMessage('Please enter a name');
    await person.type(dialog.getByLabelText('Name'), 'Phone');
    await person.type(dialog.getByLabelText('Password'), 'Wrong-day-7');
    await person.click(button('Continue'));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/password/i);
    expect(gateway.asked('POST /api/me/passkeys/options').map(({ body }) => body)).toEqual([{ password: 'Wrong-day-7' }]);
  });

  it('SET-04 renames and removes one, each time after asking', async () => {
    const gateway = settings([aPasskey()])
      .on('PATCH /api/me/passkeys/:id', () => aPasskey({ name: 'Old phone' }))
      .on('DELETE /api/me/passkeys/:id', () => {
        throw broken();
      });
    const { person } = open(gateway);
    await person.click(await screen.findByRole('button', { name: 'Rename Phone' }));
    await person.clear(screen.getByLabelText('Name'));
    await person.type(screen.getByLabelText('Name'), 'Old phone');
    await person.click(button('Save'));
    expect(await screen.findByText('Passkey renamed')).toBeVisible();
    await person.click(button('Remove Phone'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.type(dialog.getByLabelText('Password'), 'Somo-demo-2026');
    await person.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByText('Please try again in a moment.')).toBeVisible();
    gateway.on('DELETE /api/me/passkeys/:id', () => null).on('GET /api/me/passkeys', () => ({ items: [], host: 'localhost' }));
    await person.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('You have no passkeys yet.')).toBeVisible();
    expect(gateway.asked('DELETE /api/me/passkeys/:id').map(({ body }) => body)).toEqual([
      { password: 'Somo-demo-2026' },
      { password: 'Somo-demo-2026' },
    ]);
  });

  it('AUTH-03 SET-04 offers one as proof beside the password; leaving it loses nothing and is no error', async () => {
    withDevice();
    const gateway = withProof(true).on('DELETE /api/me/passkeys/:id', () => null);
    const { person } = open(gateway);
    await person.click(await screen.findByRole('button', { name: 'Remove Phone' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.type(dialog.getByLabelText('Password'), 'half of it');
    await person.click(dialog.getByRole('button', { name: 'Use a passkey' }));
    expect(await dialog.findByText(unused)).toBeVisible();
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(dialog.getByLabelText('Password')).toHaveValue('half of it');
    expect(gateway.asked('DELETE /api/me/passkeys/:id')).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText('Passkey removed')).toBeVisible();
    expect(gateway.asked('POST /api/me/passkeys/proof').map(({ body }) => body)).toEqual([
      { act: 'remove-passkey' },
      { act: 'remove-passkey' },
    ]);
    expect(gateway.asked('DELETE /api/me/passkeys/:id').map(({ body }) => body)).toEqual([{ passkey }]);
  });

  it('AUTH-03 SET-04 takes one in place of the current password, once the new one is right; leaving it keeps what was typed', async () => {
    withDevice();
    const gateway = withProof(true).on('POST /api/auth/change-password', () => null);
    const { person } = open(gateway);
    const useOne = async () => person.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    await useOne();
    expect(await screen.findAllByText(/^Please (enter a|confirm the) new password$/)).toHaveLength(2);
    expect(gateway.asked('POST /api/me/passkeys/proof')).toEqual([]);
    for (const name of ['New password', 'Confirm password']) await person.type(screen.getByLabelText(name), 'Rainy-night-8');
    await useOne();
    expect(await screen.findByText(unused)).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('Rainy-night-8');
    await useOne();
    expect(await screen.findByText('Password updated')).toBeVisible();
    expect(gateway.asked('POST /api/me/passkeys/proof').map(({ body }) => body)).toEqual(Array(2).fill({ act: 'change-password' }));
    expect(gateway.asked('POST /api/auth/change-password').map(({ body }) => body)).toEqual([{ newPassword: 'Rainy-night-8', passkey }]);
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it.each([
    ['set-up-two-step', false, 'Set up', 'POST /api/auth/two-step/setup', 'Scan this code with an authenticator app'],
    ['turn-off-two-step', true, 'Turn off', 'POST /api/auth/two-step/remove', 'Two-step sign-in is off'],
  ] as const)('AUTH-03 SET-04 takes one to %s', async (act, isOn, opener, route, done) => {
    withDevice();
    const gateway = withProof(isOn)
      .on('POST /api/auth/two-step/setup', () => ({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Somo' }))
      .on('POST /api/auth/two-step/remove', () => null);
    const { person } = open(gateway);
    await person.click(await screen.findByRole('button', { name: opener }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const useOne = async () => person.click(await dialog.findByRole('button', { name: 'Use a passkey' }));
    await useOne();
    expect(await dialog.findByText(unused)).toBeVisible();
    await useOne();
    expect(await screen.findByText(new RegExp(`^${done}`))).toBeVisible();
    expect(gateway.asked('POST /api/me/passkeys/proof').map(({ body }) => body)).toEqual([{ act }, { act }]);
    expect(gateway.asked(route).map(({ body }) => body)).toEqual([{ passkey }]);
  });

  it('AUTH-03 SET-08 takes one in place of the password for another payout method', async () => {
    withDevice();
    const gateway = withProof(true)
      .on('GET /api/me/settings', () => ({ payment: null }))
      .on('PATCH /api/me/settings', () => ({ payment: null }));
    const { person } = renderApp(gateway, '/teacher/settings?tab=payment', aTeacherUser());
    await person.click(await screen.findByRole('radio', { name: 'PayPal' }));
    await person.type(screen.getByLabelText('PayPal email'), 'kwame@example.com');
    const useOne = async () => person.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    await useOne();
    expect(await screen.findByText(unused)).toBeVisible();
    await useOne();
    expect(await screen.findByText('Payment information saved')).toBeVisible();
    expect(gateway.asked('POST /api/me/passkeys/proof').map(({ body }) => body)).toEqual(Array(2).fill({ act: 'change-payout-method' }));
    expect(gateway.asked('PATCH /api/me/settings').map(({ body }) => body)).toEqual([
      { payment: { method: 'paypal', email: 'kwame@example.com', passkey } },
    ]);
  });

  it.each([
    ['Set up', 'Continue', 'POST /api/auth/two-step/setup', false],
    ['Turn off', 'Turn off', 'POST /api/auth/two-step/remove', true],
  ] as const)('AUTH-03 SET-04 "%s" takes none while it is being sent with the password', async (opener, confirm, route, isOn) => {
    withPasskeys();
    const gateway = withProof(isOn).on(route, never);
    const { person } = open(gateway);
    await person.click(await screen.findByRole('button', { name: opener }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.type(await dialog.findByLabelText('Password'), 'Somo-demo-2026');
    if (isOn) await person.type(dialog.getByLabelText('Code from your app'), '123456');
    expect(dialog.getByRole('button', { name: 'Use a passkey' })).toBeEnabled();
    await person.click(dialog.getByRole('button', { name: confirm }));
    expect(await dialog.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Use a passkey' })).toBeDisabled();
    expect(gateway.asked(route)).toHaveLength(1);
  });

  it('AUTH-03 SET-08 takes none for a payout method that is being saved with the password', async () => {
    withPasskeys();
    const gateway = withProof(false)
      .on('GET /api/me/settings', () => ({ payment: null }))
      .on('PATCH /api/me/settings', never);
    const { person } = renderApp(gateway, '/teacher/settings?tab=payment', aTeacherUser());
    await person.click(await screen.findByRole('radio', { name: 'PayPal' }));
    await person.type(screen.getByLabelText('PayPal email'), 'kwame@example.com');
    await person.type(await screen.findByLabelText('Current password'), 'Somo-demo-2026{Enter}');
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    expect(button('Use a passkey')).toBeDisabled();
  });

  it('AUTH-03 SET-04 offers none as proof in a browser without them', async () => {
    const gateway = settings([aPasskey()]).on('GET /api/auth/two-step', () => ({
      ...{ isOn: false, recoveryCodesLeft: 0, hasPassword: true, hasPasskey: true },
    }));
    const { person } = open(gateway);
    await person.click(await screen.findByRole('button', { name: 'Remove Phone' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByLabelText('Password')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  });

  it('AUTH-01 says on the sign-in page that this browser has none, and asks the server nothing', async () => {
    const gateway = quietGateway();
    const { person } = renderApp(gateway, '/login');
    await person.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    expect(await screen.findByText("This browser can't use passkeys here. Please sign in another way.")).toBeVisible();
    expect(gateway.calls).toHaveLength(0);
  });

  it('AUTH-01 offers one as the second step only to who has one', async () => {
    const gateway = quietGateway().on('POST /api/auth/login', () => ({
      step: 'two-step',
      ticket: 't',
      methods: ['totp', 'recovery-code'],
    }));
    const { person } = renderApp(gateway, '/login');
    await person.type(await screen.findByLabelText('Email'), 'ama@example.com');
    await person.type(screen.getByLabelText('Password'), 'Somo-demo-2026');
    await person.click(button('Sign In'));
    expect(await screen.findByLabelText('Code')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use a passkey instead' })).toBeNull();
    gateway.on('POST /api/auth/login', () => ({ step: 'two-step', ticket: 't', methods: ['passkey', 'totp', 'recovery-code'] }));
    await person.click(button('Start again'));
    await person.type(await screen.findByLabelText('Email'), 'ama@example.com');
    await person.type(screen.getByLabelText('Password'), 'Somo-demo-2026');
    await person.click(button('Sign In'));
    expect(await screen.findByRole('button', { name: 'Use a passkey instead' })).toBeVisible();
  });
});
