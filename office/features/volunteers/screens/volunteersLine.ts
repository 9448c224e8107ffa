/** Result line of the list of volunteers. */
export const volunteersLine = 'volunteers';
