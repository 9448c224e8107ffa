import { digestKinds } from '@banyan/api/office';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { allVolunteers, type Volunteer } from './volunteers.ts';

/** A kind of email that volunteers can choose to get. */
export type PasskeyEmail = (typeof digestKinds)[number];

const Told = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Returns the kinds of email that a volunteer chose to get. */
export function toldOf({ told }: Pick<Volunteer, 'told'>): PasskeyEmail[] {
  const chosen = v.parse(Told, told);
  return digestKinds.filter((email) => chosen.includes(email));
}

/** Returns the volunteers who chose to get a kind of email. */
export const notifiedVolunteers = async (database: Database, email: PasskeyEmail): Promise<Volunteer[]> =>
  (await allVolunteers(database)).filter((volunteer) => toldOf(volunteer).includes(email));
