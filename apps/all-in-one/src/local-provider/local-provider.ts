import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';
import { MemoryAdapter } from './memory-adapter.js';
import { consentPage, errorPage, signInPage } from './pages.js';
import type { ProviderSettings } from './provider-settings.js';

const largestFormBytes = 2000;

/** An account is what was typed into the form, in the id itself: nothing is stored, and the same address is the same person again. */
interface Typed {
  email: string;
  name: string;
  verified: boolean;
}

/** Returns the provider's pages and endpoints. */
export async function localProvider(
  { GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: ProviderSettings,
  callbackUrl: string,
): Promise<RequestListener> {
  const names = new Map<string, Typed>();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(GOOGLE_ISSUER, {
    clients: [
      {
        ...{ client_id: GOOGLE_CLIENT_ID, client_secret: GOOGLE_CLIENT_SECRET, redirect_uris: [callbackUrl] },
        ...{ token_endpoint_auth_method: 'client_secret_post', response_types: ['code'], grant_types: ['authorization_code'] },
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Like Google: the address is in the ID token itself.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
    findAccount: (_, sub) => {
      const typed = names.get(sub) ?? { email: sub, name: '', verified: true };
      return { accountId: sub, claims: () => ({ sub, email: typed.email, email_verified: typed.verified, name: typed.name }) };
    },
    renderError: (context, { error_description: why }) => {
      context.type = 'html';
      context.body = errorPage(why ?? 'This sign-in cannot go on.');
    },
    adapter: MemoryAdapter,
    jwks: { keys: [await exportJWK(privateKey)] },
    cookies: { keys: [GOOGLE_CLIENT_SECRET] },
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
  });
  const answer = provider.callback();

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { prompt, grantId, session, params } = await provider.interactionDetails(request, response);
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      return void response.end(
        prompt.name === 'login' ? signInPage(request.url ?? '') : consentPage(request.url ?? '', session?.accountId ?? ''),
      );
    }
    const form = await formOf(request);
    if (form.has('cancel')) {
      const result = { error: 'access_denied', error_description: 'The person did not agree.' };
      return provider.interactionFinished(request, response, result);
    }
    if (prompt.name === 'login') {
      const email = (form.get('email') ?? '').trim().toLowerCase();
      names.set(email, { email, name: (form.get('name') ?? '').trim(), verified: form.has('verified') });
      return provider.interactionFinished(request, response, { login: { accountId: email } });
    }
    const known = grantId ? await provider.Grant.find(grantId) : undefined;
    const grant = known ?? new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params.client_id) });
    grant.addOIDCScope('openid email profile');
    await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } }, { mergeWithLastSubmission: true });
  }

  return (request, response) => {
    if (!request.url?.startsWith('/sign-in/')) return void answer(request, response);
    interact(request, response).catch(() => {
      response
        .writeHead(400, { 'content-type': 'text/html; charset=utf-8' })
        .end(errorPage('This sign-in has expired. Please go back to Somo.'));
    });
  };
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > largestFormBytes) throw new Error('The form is too large.');
  }
  return new URLSearchParams(text);
}
