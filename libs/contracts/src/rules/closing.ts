/** For so long a person can take back that they have closed their account. */
export const closingDays = 7;
