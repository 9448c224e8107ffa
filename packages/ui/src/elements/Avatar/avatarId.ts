/** What of an id decides on a drawing. Its end: ids that begin with the time differ there. Whoever sends many need not send the rest. */
export const avatarId = (id: string): string => id.slice(-5);
