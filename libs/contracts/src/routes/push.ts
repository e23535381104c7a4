import { Type } from 'class-transformer';
import { IsNumber, IsObject, IsOptional, IsUrl, Matches, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import type { PushDevice, PushDevices } from '../push.js';

const endpointMax = 1000;

/** The keys to which messages to a subscription are encrypted (RFC 8291), base64url. */
export class PushKeysBody {
  /** An uncompressed point on P-256: 65 bytes. */
  @Matches(/^B[\w-]{86}=?$/, { message: '$property must be the key of a push subscription' })
  p256dh!: string;

  /** 16 bytes. */
  @Matches(/^[\w-]{22}(==)?$/, { message: '$property must be the secret of a push subscription' })
  auth!: string;
}

/** What `PushSubscription.toJSON()` returns in a browser. */
export class PushSubscriptionBody {
  @IsUrl({ protocols: ['https'], require_protocol: true, require_tld: false }, { message: '$property must be an https address' })
  @MaxLength(endpointMax)
  endpoint!: string;

  @IsObject()
  @ValidateNested()
  @Type(() => PushKeysBody)
  keys!: PushKeysBody;

  @IsOptional()
  @IsNumber()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  expirationTime?: number | null;
}

export interface PushRoutes {
  'GET /api/me/push-subscriptions': { answer: PushDevices };
  'POST /api/me/push-subscriptions': { body: PushSubscriptionBody; answer: PushDevice };
  'DELETE /api/me/push-subscriptions/:id': { answer: null };
}
