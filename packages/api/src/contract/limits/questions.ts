/* Limits of volunteers' questions to people who submitted something. */

/** Days that the link to answer a question works. Not from the spec. */
export const answerLinkDays = 30;
