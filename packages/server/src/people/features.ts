import { campaignsPerson } from '../campaigns/delivery/personal-data.ts';
import { contactPerson } from '../contact/personal-data.ts';
import type { PersonalTables } from '../database/personal-data.ts';
import { donationsPerson } from '../donations/personal-data.ts';
import { eventsPerson } from '../events/personal-data.ts';
import { identityPerson } from '../identity/personal-data.ts';
import { jobsPerson } from '../jobs/personal-data.ts';
import { mailPerson } from '../mail/personal-data.ts';
import { membersPerson } from '../members/personal-data.ts';
import { questionsPerson } from '../questions/personal-data.ts';
import { storiesPerson } from '../stories/personal-data.ts';
import { leavingPerson } from './account-deletion-personal-data.ts';
import { emailChangePerson } from './email-change-personal-data.ts';

/** Features that store personal data, in the order of an export. */
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
