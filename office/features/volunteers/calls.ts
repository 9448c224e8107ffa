import { Email, Name } from '@banyan/api/office/fields';
import { Grants } from '@banyan/api/office/grants';
import { officeMessages as messages } from '@banyan/api/office/messages';
import { Invited, OpenInvitation, Volunteer } from '@banyan/api/office/volunteers/volunteer';
import * as v from 'valibot';
import { read, write } from '../../kernel/define.ts';
import { Done } from '../../kernel/done.ts';

export const volunteerCalls = {
  /** Who works here, and who was invited. */
  getVolunteers: read('/volunteers', {
    permission: 'volunteer.manage',
    answer: {
      volunteers: v.array(Volunteer),
      invitations: v.array(OpenInvitation),
    },
  }),

  /** Invites somebody by a link that is good once and for a day; one that they had before ends. 409 for a volunteer. */
  invite: write('/volunteers', {
    permission: 'volunteer.manage',
    stepUp: true,
    body: { name: Name, email: Email, grants: Grants },
    answer: Invited,
  }),

  /** Ends somebody's passkeys, codes and sessions, and gives them a new link: for whoever cannot enter any more. */
  inviteAgain: write('/volunteers/{id}/invite', {
    permission: 'volunteer.manage',
    stepUp: true,
    answer: Invited,
  }),

  /** Changes what somebody may do; they sign in again. 409 for oneself, for the only admin, and when it has changed meanwhile. */
  saveGrants: write('/volunteers/{id}/grants', {
    permission: 'volunteer.manage',
    stepUp: true,
    body: { grants: Grants, version: v.number(messages.notUnderstood) },
    answer: Volunteer,
  }),

  /** Takes somebody out at once: passkeys, codes and sessions end. 409 for oneself and for the only admin. */
  endVolunteer: write('/volunteers/{id}/end', {
    permission: 'volunteer.manage',
    stepUp: true,
    answer: Done,
  }),
} as const;
