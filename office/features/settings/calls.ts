import { ownText, RowId } from '@banyan/api/office/fields';
import { officeMessages as messages } from '@banyan/api/office/messages';
import { Copies } from '@banyan/api/office/settings/copies';
import { SampleEmail } from '@banyan/api/office/settings/emails';
import { holdMinutes, ownWordsMost, Settings, when } from '@banyan/api/office/settings/settings';
import * as v from 'valibot';
import { read, write } from '../../kernel/define.ts';
import { Done } from '../../kernel/done.ts';

export const settingsCalls = {
  getSettings: read('/settings', {
    permission: 'settings.edit',
    answer: Settings,
  }),

  /** Changes the settings that are sent; omitted ones stay. 409 when any setting has changed since, and nothing is saved. */
  saveSettings: write('/settings', {
    permission: 'settings.edit',
    stepUp: true,
    body: {
      holdMinutes: v.optional(v.picklist(holdMinutes, messages.notUnderstood)),
      sites: v.optional(
        v.pipe(
          v.array(
            v.object({
              origin: v.string(messages.notUnderstood),
              chapter: v.nullable(v.string(messages.notUnderstood)),
            }),
            messages.notUnderstood,
          ),
          v.maxLength(100, messages.notUnderstood),
        ),
      ),
      /** Paragraphs by kind of email; an empty text removes the paragraph. */
      words: v.optional(v.record(RowId, ownText(ownWordsMost.paragraph), messages.notUnderstood)),
      signature: v.optional(ownText(ownWordsMost.below)),
      postalAddress: v.optional(ownText(ownWordsMost.below)),
      digest: v.optional(
        v.object({
          ...when,
          /** True or false for each volunteer id whose subscription to the digest changes. */
          readers: v.record(RowId, v.boolean(messages.notUnderstood), messages.notUnderstood),
        }),
      ),
      secondYes: v.optional(v.boolean(messages.notUnderstood)),
      version: v.number(messages.notUnderstood),
    },
    answer: Settings,
  }),

  /** Sample of a kind of email, about an invented person. 404 for an unknown kind. */
  getSampleEmail: read('/settings/letters/{letter}', {
    permission: 'settings.edit',
    answer: SampleEmail,
  }),

  /** Removes all sample data that was created at the first start. */
  removeSamples: write('/settings/remove-samples', {
    permission: 'settings.edit',
    stepUp: true,
    answer: Done,
  }),

  getCopies: read('/copies', {
    permission: 'backup.make',
    answer: Copies,
  }),

  /**
   * Makes a backup of the database and the secret, and of photos and films if requested and stored on this machine. 409 on
   * PostgreSQL and while another backup is being made; 503 when it failed.
   */
  makeCopy: write('/copies', {
    permission: 'backup.make',
    stepUp: true,
    timeoutMs: 300_000,
    body: { withMedia: v.boolean(messages.notUnderstood) },
    answer: Copies,
  }),
} as const;
