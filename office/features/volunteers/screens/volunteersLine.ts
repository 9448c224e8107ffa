/** Line of the list of volunteers. */
export const volunteersLine = 'volunteers';
