/** A job can come off the board before or after its time; when it did is kept. */
export const review = (): readonly string[] => [`alter table jobs add column expired_at text`];
