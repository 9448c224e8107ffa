/**
 * Returns the part of an id that selects the drawing: its end, because ids that begin with a timestamp differ only there. An API
 * that sends many ids can send this part only.
 */
export const avatarId = (id: string): string => id.slice(-5);
