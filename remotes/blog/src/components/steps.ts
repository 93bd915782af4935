/** Posts of a step: whole rows of 1, 2, 3 and 4. */
export const postStep = 24;

/** Questions of a step. */
export const faqStep = 40;
