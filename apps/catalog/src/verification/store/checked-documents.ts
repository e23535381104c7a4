import { documentKinds } from '@somo/contracts/rules/verification';

const order = documentKinds.map((kind) => `'${kind}'`).join(', ');

/** Returns the SQL of what of `profiles p` is checked and counts at a time, each kind once: identity first, with the month of the decision. */
export const checkedDocuments = (now: string): string => `(
  SELECT COALESCE(json_agg(json_build_object('kind', v.kind, 'month', to_char(v.at AT TIME ZONE 'UTC', 'YYYY-MM'))
      ORDER BY array_position(ARRAY[${order}], v.kind)), '[]')
  FROM (SELECT kind, max(decided_at) AS at FROM verification_cases
    WHERE teacher_id = p.user_id AND state = 'approved' AND expires_at > ${now}::timestamptz GROUP BY kind) v)`;
