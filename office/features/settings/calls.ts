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

  /** Changes what is sent of it; what is left out stays. 409 when anything has changed meanwhile, and nothing is kept. */
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
      /** By the kind of letter; an empty one is taken out. */
      words: v.optional(v.record(RowId, ownText(ownWordsMost.paragraph), messages.notUnderstood)),
      signature: v.optional(ownText(ownWordsMost.below)),
      postalAddress: v.optional(ownText(ownWordsMost.below)),
      digest: v.optional(
        v.object({
          ...when,
          /** Whether volunteers get it, by their ids: only those for whom that changes. */
          readers: v.record(RowId, v.boolean(messages.notUnderstood), messages.notUnderstood),
        }),
      ),
      secondYes: v.optional(v.boolean(messages.notUnderstood)),
      version: v.number(messages.notUnderstood),
    },
    answer: Settings,
  }),

  /** One of the letters, about somebody invented. 404 for a kind that is none. */
  getSampleEmail: read('/settings/letters/{letter}', {
    permission: 'settings.edit',
    answer: SampleEmail,
  }),

  /** Takes out everything that came with the first start. */
  removeSamples: write('/settings/remove-samples', {
    permission: 'settings.edit',
    stepUp: true,
    answer: Done,
  }),

  getCopies: read('/copies', {
    permission: 'backup.make',
    answer: Copies,
  }),

  /** Copies database and secret, and photos and films where they are wanted and lie here. 409 on PostgreSQL, and while one is being made; 503 when it failed. */
  makeCopy: write('/copies', {
    permission: 'backup.make',
    stepUp: true,
    timeoutMs: 300_000,
    body: { withMedia: v.boolean(messages.notUnderstood) },
    answer: Copies,
  }),
} as const;
