/* Questions of volunteers to people who sent something. */

/** Ours: how long the link works with which somebody answers. */
export const answerLinkDays = 30;
