import { serviceNames } from '@somo/contracts/services';
import { until } from '@somo/testing/until';
import type { Product } from './running-product.js';

/** Tables that a refused request may touch: who tried to sign in how often, what came in a provider's name, and what operators were refused is theirs to note. */
const mayChange = [
  'auth.refresh_tokens',
  'auth.sessions',
  'payments.provider_messages',
  'auth.audit',
  'payments.audit',
  'booking.audit',
  'messaging.audit',
  'catalog.audit',
  'auth.audit_head',
  'payments.audit_head',
  'booking.audit_head',
  'messaging.audit_head',
  'catalog.audit_head',
];

/** Returns a fingerprint of each table of each service. */
export async function fingerprint(product: Product): Promise<Record<string, string>> {
  const { rows } = await product.admin.query<{ name: string }>(
    `SELECT schemaname || '.' || tablename AS name FROM pg_tables WHERE schemaname = ANY($1) AND tablename <> 'migrations' ORDER BY 1`,
    [[...serviceNames]],
  );
  const prints: Record<string, string> = {};
  for (const { name } of rows.filter((row) => !mayChange.includes(row.name))) {
    const print = await product.admin.query<{ print: string }>(
      `SELECT count(*) || ':' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS print FROM ${name} t`,
    );
    prints[name] = print.rows[0]?.print ?? '';
  }
  return prints;
}

/** Resolves once no table has changed for a moment. */
export async function untilStill(product: Product): Promise<void> {
  let last = '';
  await until(async () => {
    const now = JSON.stringify(await fingerprint(product));
    const still = now === last;
    last = now;
    if (!still) await new Promise((resolve) => setTimeout(resolve, 700));
    return still;
  }, 30_000);
}
