/** How long after a sign-in it still shows who it is: for people without a password, in place of giving it again. */
export const freshSignInMs = 5 * 60_000;
