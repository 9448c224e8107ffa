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
  /** Members and who asked to become one, 50 to a page. Without contact data. */
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
      /** How many match, on all pages. */
      total: v.number(),
      /** Whether there is another page. */
      more: v.boolean(),
      /** How many more match outside of what this volunteer may see, or of the chapter asked for. */
      outside: v.number(),
      /** Of a search among those in the directory: how many hidden members match too. 0 otherwise. */
      hidden: v.number(),
    },
  }),

  /** Members as a file, by name. The log notes it. 422 for more than 100,000. */
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
      /** RFC 4180, with a line of names. */
      csv: v.string(),
      rows: v.number(),
    },
  }),

  /** Two entries of one person, beside one another. 409 `status` unless both are members, `same` for one entry twice. */
  compareMembers: read('/members/compare', {
    permission: 'member.merge',
    query: {
      /** Ids or references: which stays, and which goes. */
      keep: MemberParams.entries.id,
      drop: MemberParams.entries.id,
    },
    answer: MemberComparison,
  }),

  /** Makes two entries one. 409 `changed` when either has changed meanwhile, `status` unless both are members. */
  mergeMembers: write('/members/merge', {
    permission: 'member.merge',
    stepUp: true,
    body: {
      keep: bodyOf({ id: RowId, version: MemberVersion }),
      drop: bodyOf({ id: RowId, version: MemberVersion }),
      /** Fields whose value is that of the entry that goes. */
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

  /** One member by id or reference, whatever their status. A reference that became part of another entry leads to that one. */
  getOfficeMember: read('/members/{id}', {
    permission: 'member.see',
    answer: { member: Member },
  }),

  /** How to reach a member, with each line of the address for the form. That somebody looked is noted in the log. What there is not is empty. */
  showMemberContact: write('/members/{id}/contact', {
    permission: 'member.contact',
    answer: {
      email: v.string(),
      phone: v.string(),
      /** In lines, with city and state. */
      address: v.string(),
      street1: v.string(),
      street2: v.string(),
      zip: v.string(),
    },
  }),

  /** Changes the facts of a member; the directory goes by them at once. 409 `changed` when the entry has changed meanwhile. */
  saveMember: write('/members/{id}', {
    permission: 'member.edit',
    body: MemberSaved,
    answer: Saved,
  }),

  /**
   * Changes how a member is reached. Another e-mail ends their sessions and the links of letters to the one before. 409 `changed`; 422 at
   * `email` when another member has it.
   */
  saveMemberContact: write('/members/{id}/contact-data', {
    permission: 'member.edit',
    body: ContactSaved,
    answer: Saved,
  }),

  /** Takes back what a member allowed, because they asked for it. Nobody but themselves allows anything. */
  withdrawConsent: write('/members/{id}/withdraw', {
    permission: 'member.edit',
    body: {
      name: v.picklist(myConsents, messages.notUnderstood),
      version: MemberVersion,
    },
    answer: Saved,
  }),

  /** Sends a member the links to correct or hide their entry, only to the address we have. 409 `status` for one who is no member. */
  sendMemberLinks: write('/members/{id}/links', {
    permission: 'member.links',
    answer: Done,
  }),

  /** Takes a member out of the directory. One who is out of it stays so. */
  hideMember: write('/members/{id}/hide', {
    permission: 'member.edit',
    answer: Saved,
  }),

  /** Puts a member back into the directory, when they ask for it. 409 `leaving` for one who asked to be deleted. */
  unhideMember: write('/members/{id}/unhide', {
    permission: 'member.edit',
    answer: Saved,
  }),

  /**
   * Deletes a member at once and for good, and with them everything under their e-mail; where others have the same e-mail, the entry
   * alone. 422 at `typed` when that is not the reference.
   */
  deleteMember: write('/members/{id}/delete', {
    permission: 'member.delete',
    stepUp: true,
    body: {
      /** The reference, as it was typed to make sure. */
      typed: codeText(60, messages.notUnderstood),
    },
    answer: {
      /** What stays, and why: a sentence each. */
      kept: v.array(v.string()),
    },
  }),

  /** Makes them two again. What was changed since stays with the one that stayed. 409 `late` after seven days. */
  undoMerge: write('/members/{id}/undo-merge', {
    permission: 'member.merge',
    stepUp: true,
    body: {
      /** Id of the entry that went. */
      dropped: RowId,
    },
    answer: Done,
  }),
} as const;
