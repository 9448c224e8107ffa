import type { FieldError } from '../../contract/errors.ts';
import type { ValuesOf } from '../../contract/form.ts';
import { readValues } from '../../contract/forms.ts';
import { CorrectEntryBody, HideEntryBody } from '../../contract/members/entry-body.ts';
import { correctEntryForm, hideEntryForm } from '../../contract/members/entry-forms.ts';
import type { GuardedHandlers } from '../http/handler.ts';
import { checkedForm, type NoScriptOptions, submitNoScriptForm } from '../http/no-script-form.ts';
import type { Connection } from '../http/router.ts';
import type { RequestContext, Services } from '../http/services.ts';
import { publicEntry } from './corrections.ts';
import { entryState } from './entries.ts';
import { type EntryPurpose, readEntryToken } from './entry-token.ts';

/** What a correction's fields hold, by the keys of the call. */
export type EntryValues = Omit<ValuesOf<typeof correctEntryForm>, 'token'>;

/** What the page of a member's link shows. */
export interface EntryPage {
  purpose: EntryPurpose;
  /** Status the page should be sent with. */
  status: number;
  /** `open` has a form; `done` has just been, `already` was before. */
  state: 'open' | 'done' | 'already' | 'expired' | 'unknown';
  /** Goes back with the form. Only while it is open. */
  token: string;
  /** Of a correction: what is public already, or what was typed. */
  values: EntryValues;
  errors: readonly FieldError[];
  /** One line for the top of the form, or `undefined`. */
  message: string | undefined;
  /** Of a correction that has arrived. */
  reference: string | undefined;
}

const { token: _, ...noValues } = readValues(correctEntryForm, () => '');
const rest = { params: undefined, query: undefined };

const post = {
  correct: (handlers: GuardedHandlers) => ({
    form: correctEntryForm,
    submit: (typed: unknown, context: RequestContext) => {
      const body = checkedForm(CorrectEntryBody, typed, correctEntryForm);
      return handlers.correctEntry.answer({ body, ...rest }, context);
    },
  }),
  hide: (handlers: GuardedHandlers) => ({
    form: hideEntryForm,
    submit: (typed: unknown, context: RequestContext) => {
      const body = checkedForm(HideEntryBody, typed, hideEntryForm);
      return handlers.hideEntry.answer({ body, ...rest }, context);
    },
  }),
};

const statuses = { open: 200, done: 200, already: 200, expired: 410, unknown: 404 } as const;
const states: Readonly<Record<number, EntryPage['state']>> = {
  200: 'done',
  404: 'unknown',
  409: 'already',
  410: 'expired',
};

const pageOf = (
  purpose: EntryPurpose,
  state: EntryPage['state'],
  more: Partial<EntryPage> = {},
): EntryPage => ({
  purpose,
  status: statuses[state],
  state,
  token: '',
  values: noValues,
  errors: [],
  message: undefined,
  reference: undefined,
  ...more,
});

/** What the links in members' letters open, and what their forms do. */
export const entryPages = (services: Services, handlers: GuardedHandlers, options: NoScriptOptions) => ({
  /** Looks only: mail scanners open every link. */
  async open(purpose: EntryPurpose, text: string): Promise<EntryPage> {
    const token = readEntryToken(services.secret, purpose, text, services.now());
    if (typeof token === 'string') return pageOf(purpose, token);
    const found = await entryState(services.database, purpose, token);
    if (found.state !== 'open') return pageOf(purpose, found.state);
    return pageOf(purpose, 'open', {
      token: text,
      values: purpose === 'correct' ? publicEntry(found.member) : noValues,
    });
  },
  async post(purpose: EntryPurpose, request: Request, connection: Connection): Promise<EntryPage> {
    const posted =
      purpose === 'correct'
        ? await submitNoScriptForm(request, connection, {}, post.correct(handlers), options)
        : await submitNoScriptForm(request, connection, {}, post.hide(handlers), options);
    const { status, errors, message, success } = posted;
    const { token, ...typed } = posted.values;
    const state = states[status] ?? (token === '' ? 'unknown' : 'open');
    if (state !== 'open') return pageOf(purpose, state, { reference: success?.reference });
    return pageOf(purpose, state, { status, token, values: { ...noValues, ...typed }, errors, message });
  },
});
