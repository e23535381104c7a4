import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const client = { id: 'somo', secret: 'a-secret-of-tests' };

/** The state of a code: the claims of its ID token, and the parameters of the authorization request. */
interface Issued {
  claims: Record<string, unknown>;
  challenge: string;
}

export interface OidcIssuer {
  url: string;
  /** Returns a code for a person, bound to a PKCE verifier. */
  code(claims: Record<string, unknown>, codeVerifier: string): string;
  close(): Promise<void>;
}

/** Starts an OpenID Connect provider that signs the claims of a test, once per code, and checks PKCE and the client's secret. */
export async function startOidcIssuer(): Promise<OidcIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const issued = new Map<string, Issued>();
  let url = '';

  async function answer(request: IncomingMessage): Promise<object | null> {
    if (request.url === '/.well-known/openid-configuration')
      return {
        ...{ issuer: url, authorization_endpoint: `${url}/auth`, token_endpoint: `${url}/token`, jwks_uri: `${url}/jwks` },
        ...{ response_types_supported: ['code'], subject_types_supported: ['public'], id_token_signing_alg_values_supported: ['RS256'] },
        ...{ code_challenge_methods_supported: ['S256'], authorization_response_iss_parameter_supported: true },
      };
    if (request.url === '/jwks') return { keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig' }] };
    const form = new URLSearchParams(String(Buffer.concat(await request.toArray())));
    const code = issued.get(form.get('code') ?? '');
    issued.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!code || code.challenge !== challenge || form.get('client_secret') !== client.secret) return null;
    const token = new SignJWT({ iss: url, aud: client.id, ...code.claims }).setProtectedHeader({ alg: 'RS256' }).setIssuedAt();
    const id_token = await token.setExpirationTime('5 minutes').sign(privateKey);
    return { access_token: 'unused', token_type: 'Bearer', id_token };
  }

  const server = createServer((request, response) => {
    void answer(request).then((body) => {
      response.writeHead(body ? 200 : 400, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body ?? { error: 'invalid_grant' }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    code(claims, codeVerifier) {
      const code = `code-${issued.size}-${Math.random()}`;
      issued.set(code, { claims, challenge: createHash('sha256').update(codeVerifier).digest('base64url') });
      return code;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
