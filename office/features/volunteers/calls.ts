import { Email, Name } from '@banyan/api/office/fields';
import { Grants } from '@banyan/api/office/grants';
import { officeMessages as messages } from '@banyan/api/office/messages';
import { Invited, OpenInvitation, Volunteer } from '@banyan/api/office/volunteers/volunteer';
import * as v from 'valibot';
import { read, write } from '../../kernel/define.ts';
import { Done } from '../../kernel/done.ts';

export const volunteerCalls = {
  /** Volunteers, and open invitations. */
  getVolunteers: read('/volunteers', {
    permission: 'volunteer.manage',
    answer: {
      volunteers: v.array(Volunteer),
      invitations: v.array(OpenInvitation),
    },
  }),

  /**
   * Invites a volunteer with a link that works once and for a day; it replaces an earlier link. 409 for an email address that is
   * already a volunteer’s.
   */
  invite: write('/volunteers', {
    permission: 'volunteer.manage',
    stepUp: true,
    body: { name: Name, email: Email, grants: Grants },
    answer: Invited,
  }),

  /** Ends a volunteer’s passkeys, codes and sessions, and creates a new link, for a volunteer who can no longer sign in. */
  inviteAgain: write('/volunteers/{id}/invite', {
    permission: 'volunteer.manage',
    stepUp: true,
    answer: Invited,
  }),

  /**
   * Changes a volunteer’s permissions; they have to sign in again. 409 for your own, for the only admin’s, and when they have
   * changed since.
   */
  saveGrants: write('/volunteers/{id}/grants', {
    permission: 'volunteer.manage',
    stepUp: true,
    body: { grants: Grants, version: v.number(messages.notUnderstood) },
    answer: Volunteer,
  }),

  /** Ends a volunteer’s access at once: passkeys, codes and sessions. 409 for your own and for the only admin’s. */
  endVolunteer: write('/volunteers/{id}/end', {
    permission: 'volunteer.manage',
    stepUp: true,
    answer: Done,
  }),
} as const;
