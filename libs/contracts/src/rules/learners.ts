// Limits of learners that pages and catalog both enforce.
export const learnersMax = 5;
export const learnerNameMax = 50;
/** The wording that is shown to whoever adds a learner today; a new wording gets a new number, and all earlier ones stay. */
export const consentVersion = 1;
