// The parts of Stripe's API that payouts need: the fields of its requests, and its error responses.
export type Json = Record<string, unknown>;
export type Answer = [status: number, body: Json];

const bank = ['object', 'country', 'currency', 'account_holder_name', 'account_holder_type', 'account_number'].map(
  (name) => `external_account[${name}]`,
);
const routing = 'external_account[routing_number]';
/** The fields that Stripe requires, and those it also accepts. */
const forms: Record<string, { wants: string[]; takes: string[] }> = {
  'POST /v1/accounts': {
    wants: [
      ...['fees][payer', 'losses][payments', 'requirement_collection', 'stripe_dashboard][type'].map((name) => `controller[${name}]`),
      ...[
        'country',
        'business_type',
        'capabilities[transfers][requested]',
        'tos_acceptance[service_agreement]',
        'metadata[teacher]',
        ...bank,
      ],
    ],
    takes: [routing],
  },
  'POST /v1/accounts/external_accounts': { wants: [...bank, 'default_for_currency'], takes: [routing] },
  'POST /v1/transfers': { wants: ['amount', 'currency', 'destination', 'transfer_group', 'metadata[payout]'], takes: [] },
  'POST /v1/transfers/reversals': { wants: [], takes: [] },
};

/** Returns Stripe's error for this form; undefined if it is valid. */
export function wrongForm(name: string, form: URLSearchParams): Answer | undefined {
  const known = forms[name];
  if (!known) return wrong(`Unrecognized request URL (${name})`, {}, 404);
  const odd = [...form.keys()].find((field) => ![...known.wants, ...known.takes].includes(field));
  if (odd) return wrong(`Received unknown parameter: ${odd}`, { param: odd });
  const missing = known.wants.find((field) => !form.get(field));
  return missing ? wrong(`Missing required param: ${missing}`, { param: missing }) : undefined;
}

export function wrong(message: string, more: Json = {}, status = 400): Answer {
  return [status, { error: { type: 'invalid_request_error', message, ...more } }];
}

export const list = (data: Json[]): Answer => [200, { object: 'list', data, has_more: false, url: '/v1/list' }];
