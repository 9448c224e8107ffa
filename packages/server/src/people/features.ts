import { contactPerson } from '../contact/person.ts';
import type { PersonalTables } from '../database/person.ts';
import { donationsPerson } from '../donations/person.ts';
import { eventsPerson } from '../events/person.ts';
import { identityPerson } from '../identity/person.ts';
import { jobsPerson } from '../jobs/person.ts';
import { campaignsPerson } from '../letters/mailings/person.ts';
import { mailPerson } from '../mail/person.ts';
import { membersPerson } from '../members/person.ts';
import { questionsPerson } from '../questions/person.ts';
import { storiesPerson } from '../stories/person.ts';
import { emailChangePerson } from './email-change-person.ts';
import { leavingPerson } from './leaving-person.ts';

/** Everybody who keeps something of people, in the order of an export. */
export const personalTables: readonly PersonalTables[] = [
  membersPerson,
  eventsPerson,
  storiesPerson,
  jobsPerson,
  contactPerson,
  questionsPerson,
  donationsPerson,
  mailPerson,
  campaignsPerson,
  identityPerson,
  leavingPerson,
  emailChangePerson,
];
