/** A person's public names and whether they can be booked, as of `version`. */
export interface ProfileState {
  userId: string;
  version: number;
  firstName: string;
  lastName: string;
  avatarUrl: string | null;
  listed: boolean;
}
