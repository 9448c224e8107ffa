import { limits, myConsents } from '@banyan/api/contract';
import { codeText } from '@banyan/api/internal';
import { bodyOf, RowId } from '@banyan/api/office/fields';
import { filters, memberColumns, memberOrders } from '@banyan/api/office/members/list';
import {
  ContactSaved,
  Member,
  MemberParams,
  MemberRow,
  MemberSaved,
  MemberVersion,
} from '@banyan/api/office/members/member';
import { MemberComparison, mergeFields } from '@banyan/api/office/members/merge';
import { officeMessages as messages } from '@banyan/api/office/messages';
import * as v from 'valibot';
import { read, write } from '../../kernel/define.ts';
import { Done } from '../../kernel/done.ts';
import { Saved } from './record-query.ts';

export const memberCalls = {
  /** Members and membership requests, 50 to a page, without contact data. */
  getOfficeMembers: read('/members', {
    permission: 'member.see',
    query: {
      ...filters,
      sort: v.optional(v.picklist(memberOrders, messages.notUnderstood), 'name'),
      page: v.optional(
        v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, messages.notUnderstood), v.transform(Number)),
        '1',
      ),
    },
    answer: {
      rows: v.array(MemberRow),
      /** Number of matches on all pages. */
      total: v.number(),
      /** True if there is another page. */
      more: v.boolean(),
      /** Number of further matches outside the volunteer’s scope, or outside the requested chapter. */
      outside: v.number(),
      /** Number of hidden members that also match a search in the directory; 0 otherwise. */
      hidden: v.number(),
    },
  }),

  /** Exports members as a file, by name. The audit log notes it. 422 for more than 100,000 rows. */
  exportMembers: write('/members/export', {
    permission: 'member.export',
    stepUp: true,
    timeoutMs: limits.uploadTimeoutMs,
    body: {
      filters: bodyOf(filters),
      columns: v.pipe(
        v.array(v.picklist(memberColumns, messages.notUnderstood), messages.notUnderstood),
        v.nonEmpty(messages.columnsRequired),
        v.maxLength(memberColumns.length, messages.notUnderstood),
      ),
    },
    answer: {
      /** CSV (RFC 4180) with a header row. */
      csv: v.string(),
      rows: v.number(),
    },
  }),

  /** Compares two entries of one person, side by side. 409 `status` unless both are members, `same` for the same entry twice. */
  compareMembers: read('/members/compare', {
    permission: 'member.merge',
    query: {
      /** Ids or references of the entry that stays and the entry that is merged into it. */
      keep: MemberParams.entries.id,
      drop: MemberParams.entries.id,
    },
    answer: MemberComparison,
  }),

  /** Merges two entries. 409 `changed` when either has changed, `status` unless both are members. */
  mergeMembers: write('/members/merge', {
    permission: 'member.merge',
    stepUp: true,
    body: {
      keep: bodyOf({ id: RowId, version: MemberVersion }),
      drop: bodyOf({ id: RowId, version: MemberVersion }),
      /** Fields whose value is taken from the merged entry. */
      take: v.pipe(
        v.array(v.picklist(mergeFields, messages.notUnderstood), messages.notUnderstood),
        v.maxLength(mergeFields.length, messages.notUnderstood),
      ),
    },
    answer: {
      /** ISO. */
      undoUntil: v.string(),
    },
  }),

  /** Member by id or reference, in any status. The reference of a merged entry leads to the entry it was merged into. */
  getOfficeMember: read('/members/{id}', {
    permission: 'member.see',
    answer: { member: Member },
  }),

  /**
   * Contact data of a member, with each line of the address for the form. The audit log notes the access. Missing values are empty.
   */
  showMemberContact: write('/members/{id}/contact', {
    permission: 'member.contact',
    answer: {
      email: v.string(),
      phone: v.string(),
      /** Address in lines, with city and state. */
      address: v.string(),
      street1: v.string(),
      street2: v.string(),
      zip: v.string(),
    },
  }),

  /** Changes the facts of a member; the directory uses them at once. 409 `changed` when the entry has changed. */
  saveMember: write('/members/{id}', {
    permission: 'member.edit',
    body: MemberSaved,
    answer: Saved,
  }),

  /**
   * Changes the contact data of a member. A new email address ends their sessions and the links emailed to the old one. 409
   * `changed`; 422 at `email` when another member has it.
   */
  saveMemberContact: write('/members/{id}/contact-data', {
    permission: 'member.edit',
    body: ContactSaved,
    answer: Saved,
  }),

  /** Withdraws a member’s consent at their request. Only the member can give consent. */
  withdrawConsent: write('/members/{id}/withdraw', {
    permission: 'member.edit',
    body: {
      name: v.picklist(myConsents, messages.notUnderstood),
      version: MemberVersion,
    },
    answer: Saved,
  }),

  /**
   * Emails a member the links to correct or hide their entry, only to the address on file. 409 `status` unless the entry is a
   * member.
   */
  sendMemberLinks: write('/members/{id}/links', {
    permission: 'member.links',
    answer: Done,
  }),

  /** Hides a member from the directory. A hidden member stays hidden. */
  hideMember: write('/members/{id}/hide', {
    permission: 'member.edit',
    answer: Saved,
  }),

  /** Shows a member in the directory again, at their request. 409 `leaving` for a member who asked to be deleted. */
  unhideMember: write('/members/{id}/unhide', {
    permission: 'member.edit',
    answer: Saved,
  }),

  /**
   * Deletes a member at once and permanently, with everything under their email address. If others share the address, only the
   * entry is deleted. 422 at `typed` when it is not the reference.
   */
  deleteMember: write('/members/{id}/delete', {
    permission: 'member.delete',
    stepUp: true,
    body: {
      /** The reference, typed as a confirmation. */
      typed: codeText(60, messages.notUnderstood),
    },
    answer: {
      /** Data that is kept, and why: one sentence each. */
      kept: v.array(v.string()),
    },
  }),

  /** Undoes a merge. Changes made since stay with the remaining entry. 409 `late` after seven days. */
  undoMerge: write('/members/{id}/undo-merge', {
    permission: 'member.merge',
    stepUp: true,
    body: {
      /** Id of the merged entry. */
      dropped: RowId,
    },
    answer: Done,
  }),
} as const;
