import { toldLetters } from '@banyan/api/office';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { allVolunteers, type Volunteer } from './volunteers.ts';

/** A letter that volunteers can choose to get. */
export type ToldLetter = (typeof toldLetters)[number];

const Told = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Which letters somebody chose to get. */
export function toldOf({ told }: Pick<Volunteer, 'told'>): ToldLetter[] {
  const chosen = v.parse(Told, told);
  return toldLetters.filter((letter) => chosen.includes(letter));
}

/** Who chose to get a letter. */
export const whoAreTold = async (database: Database, letter: ToldLetter): Promise<Volunteer[]> =>
  (await allVolunteers(database)).filter((volunteer) => toldOf(volunteer).includes(letter));
