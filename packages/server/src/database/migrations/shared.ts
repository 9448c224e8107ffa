/*
 * Columns that several steps share. They are part of released steps: a change here is a new name beside these.
 */

/** Columns of somebody who wrote to us. */
export const people = `
  first_name text not null, last_name text not null, email text not null, phone text not null`;

/** Columns of something that a volunteer decides about. */
export const decision = `
  created_at text not null, decided_at text, decided_by text, reason text`;
