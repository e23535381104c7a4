import { serviceNames, type ServiceName } from '@somo/contracts/services';
import type { AskName, Asks } from '@somo/contracts/asks/map';
import { operatorRoles, type OperatorRole, type Role } from '@somo/contracts/caller';
import { GatewayConfig } from '@somo/gateway/gateway.config';
import { startGateway } from '@somo/gateway/start-gateway';
import { Ask } from '@somo/platform/ask';
import { InProcessBus } from '@somo/platform/bus/in-process-bus';
import type { Bus } from '@somo/platform/bus/bus';
import { SystemClock, type Clock } from '@somo/platform/clock';
import { runWith } from '@somo/platform/context';
import type { Live } from '@somo/platform/live/live';
import type { RunningService } from '@somo/platform/run-service';
import { provision } from '@somo/platform/database/provision';
import { generateKeys, keysFor, loadKeyRing } from '@somo/platform/identity/key-ring';
import { UserTokens } from '@somo/platform/identity/user-tokens';
import { newId } from '@somo/platform/ids';
import { checkRefusals } from '@somo/testing/check-refusals';
import { silentLog } from '@somo/testing/silent-log';
import { createTestDatabase } from '@somo/testing/test-database';
import { until } from '@somo/testing/until';
import { Client } from 'pg';
import { services, startAll } from '../src/start-all.js';

export interface Somebody {
  userId: string;
  token: string;
}

export interface Product {
  url: string;
  admin: Client;
  adminUrl: string;
  databaseUrls: Record<ServiceName, string>;
  /** What is pushed to open pages. */
  live: Live;
  services: RunningService[];
  ask<K extends AskName>(token: string | null, name: K, input: Asks[K]['in']): Promise<Asks[K]['out']>;
  /** A teacher with default hours in Accra, made by the services' own commands. */
  aTeacher(): Promise<Somebody>;
  /** A student with a real token, but without an account. */
  aStudent(): Promise<Somebody>;
  /** A student who has signed up and completed onboarding. */
  aStudentWithAccount(lastName?: string): Promise<Somebody>;
  /** An operator as the ops command line appoints them, signed in. */
  anAdmin(roles?: readonly OperatorRole[]): Promise<Somebody>;
  /** A student's token that was good an hour ago. */
  expiredToken(): Promise<string>;
  close(): Promise<void>;
}

/** The whole product in this process, on a database of its own, at a free port, with rate limits off. */
export async function runProduct(
  makeBus: () => Bus = () => new InProcessBus(serviceNames),
  clock: Clock = new SystemClock(),
): Promise<Product> {
  process.env.RATE_LIMITS = 'off';
  process.env.SANDBOX_AUTO_PAY = 'on';
  const database = await createTestDatabase();
  const databaseUrls = await provision(database.adminUrl, serviceNames, () => 'test');
  const keys = await generateKeys(serviceNames);
  const bus = checkRefusals(makeBus(), services);
  const all = await startAll({ databaseUrls, keys, clock, logLevel: process.env.SOMO_TEST_LOG ? 'error' : 'silent', bus });
  const config = Object.assign(new GatewayConfig(), { PORT: 0, RATE_LIMITS: 'off' });
  const gateway = await startGateway({ bus: all.bus, live: all.live, keys: keysFor('gateway', keys), clock, log: silentLog }, config);
  const admin = new Client({ connectionString: database.adminUrl });
  await admin.connect();
  const keyRing = await loadKeyRing(keys);
  const tokens = new UserTokens(keyRing, clock);
  const somebody = async (role: Role): Promise<Somebody> => {
    const userId = newId();
    return { userId, token: (await tokens.sign({ userId, role, sessionId: newId() })).accessToken };
  };
  const asker = new Ask(all.bus, undefined);
  const ask: Product['ask'] = (token, name, input) =>
    runWith({ token, requestId: newId() }, () => asker.for(name, input, { timeoutMs: 20_000 }));

  return {
    url: gateway.url,
    admin,
    adminUrl: database.adminUrl,
    databaseUrls,
    live: all.live,
    services: all.services,
    ask,
    aTeacher: async () => {
      const signedUp = await ask(null, 'auth.register', { email: `${newId()}@example.test`, password: 'Passw0rd-x', agreeToTerms: true });
      const onboarded = await ask(signedUp.accessToken, 'auth.onboard', {
        userType: 'teacher',
        firstName: 'Kwame',
        lastName: 'Mensah',
        timeZone: 'Africa/Accra',
        hourlyRateCents: 2500,
      });
      await ask(onboarded.accessToken, 'catalog.save-subjects', { subjects: [{ subject: 'Mathematics', moduleIds: [] }] });
      const userId = onboarded.account.userId;
      await until(async () => (await admin.query('SELECT FROM scheduling.availabilities WHERE teacher_id = $1', [userId])).rowCount === 1);
      return { userId, token: onboarded.accessToken };
    },
    aStudent: () => somebody('student'),
    aStudentWithAccount: async (lastName = 'Boateng') => {
      const signedUp = await ask(null, 'auth.register', { email: `${newId()}@example.test`, password: 'Passw0rd-x', agreeToTerms: true });
      const onboarded = await ask(signedUp.accessToken, 'auth.onboard', {
        userType: 'student',
        firstName: 'Ama',
        lastName,
        timeZone: 'Africa/Accra',
        hourlyRateCents: null,
      });
      return { userId: onboarded.account.userId, token: onboarded.accessToken };
    },
    anAdmin: async (roles = operatorRoles) => {
      const who = { email: `${newId()}@example.test`, password: 'Passw0rd-x' };
      const { account } = await ask(null, 'auth.register', { ...who, agreeToTerms: true });
      await admin.query("UPDATE auth.users SET role = 'admin', operator_roles = $2 WHERE id = $1", [account.userId, roles]);
      const signedIn = await ask(null, 'auth.login', { ...who, remember: false });
      if (!('accessToken' in signedIn)) throw new Error('a second step is needed');
      return { userId: account.userId, token: signedIn.accessToken };
    },
    expiredToken: async () => {
      const old = new UserTokens(keyRing, new SystemClock(-3_600_000));
      return (await old.sign({ userId: newId(), role: 'student', sessionId: newId() })).accessToken;
    },
    close: async () => {
      await gateway.close();
      await all.close();
      await admin.end();
      await database.drop();
    },
  };
}
