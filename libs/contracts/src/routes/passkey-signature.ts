import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';

export const ticketMax = 2000;

/** Requires bytes in base64url, at most as many characters. */
export const IsBase64Url = (max: number) => Matches(new RegExp(`^[A-Za-z0-9_-]{1,${max}}$`), { message: '$property must be in base64url' });

/** Ids have at most 1,023 bytes. */
export const idMax = 1364;
export const clientDataMax = 4000;
const handleMax = 88;

/** A signature of a passkey, as `navigator.credentials.get` returns it. */
export class PasskeySignature {
  @IsString()
  @MaxLength(ticketMax)
  ticket!: string;

  @IsBase64Url(idMax)
  credentialId!: string;

  @IsBase64Url(clientDataMax)
  clientData!: string;

  @IsBase64Url(2000)
  authenticatorData!: string;

  @IsBase64Url(2000)
  signature!: string;

  /** Whose passkey the device says it is. */
  @IsOptional()
  @IsBase64Url(handleMax)
  userHandle?: string;
}
