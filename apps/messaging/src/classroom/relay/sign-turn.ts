import { createHmac } from 'node:crypto';

/** Returns the function that makes the password of a TURN user name, as coturn's `use-auth-secret` checks it. */
export const signTurn = (secret: string) => (username: string) => createHmac('sha1', secret).update(username).digest('base64');
