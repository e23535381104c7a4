/** For so long a person can take back that they have closed their account. */
export const closingDays = 7;

/** For how long after an operator has changed the address of an account no operator can have a copy of its data sent there. */
export const newAddressDays = 14;
