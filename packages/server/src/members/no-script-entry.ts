import {
  type AlumnusCard,
  CorrectEntryBody,
  correctEntryForm,
  type FieldError,
  HideEntryBody,
  hideEntryForm,
  readValues,
  type ValuesOf,
} from '@banyan/api/contract';
import type { GuardedHandlers } from '../http/handler.ts';
import { checkedForm, type NoScriptOptions, submitNoScriptForm } from '../http/no-script-form.ts';
import type { Connection } from '../http/router.ts';
import type { RequestContext, Services } from '../http/services.ts';
import { isListed } from './changing.ts';
import { differences, publicEntry } from './corrections.ts';
import { cardOf } from './directory/members-at.ts';
import { type EntryState, entryState } from './entries.ts';
import { type EntryPurpose, readEntryToken } from './entry-token.ts';

/** Values of a correction's fields, by the keys of the API call. */
export type EntryValues = Omit<ValuesOf<typeof correctEntryForm>, 'token'>;

/** Data of the page behind a member's link. */
export interface EntryPage {
  purpose: EntryPurpose;
  /** HTTP status of the page. */
  status: number;
  /** `open` shows a form; `done` was submitted just now, `already` earlier. */
  state: 'open' | 'done' | 'already' | 'expired' | 'unknown';
  /** Token for the form. Set only if the state is `open`. */
  token: string;
  /** Values of a correction: the public data, or the typed text. */
  values: EntryValues;
  errors: readonly FieldError[];
  /** Message for the top of the form, or `undefined`. */
  message: string | undefined;
  /** Reference of a correction that was received. */
  reference: string | undefined;
  /**
   * Member as the directory shows them; as it showed them before they were hidden; as it will show them after the correction.
   * Only for a valid link of a listed member.
   */
  card: AlumnusCard | undefined;
}

const { token: _, ...noValues } = readValues(correctEntryForm, () => '');
const rest = { params: undefined, query: undefined };

/** Reads the submitted fields, and the member's card before the call changes it. */
type Look = (token: string, correction?: CorrectEntryBody) => Promise<void>;

const post = {
  correct: (handlers: GuardedHandlers, look: Look) => ({
    form: correctEntryForm,
    submit: async (typed: unknown, context: RequestContext) => {
      const body = checkedForm(CorrectEntryBody, typed, correctEntryForm);
      await look(body.token, body);
      return handlers.correctEntry.answer({ body, ...rest }, context);
    },
  }),
  hide: (handlers: GuardedHandlers, look: Look) => ({
    form: hideEntryForm,
    submit: async (typed: unknown, context: RequestContext) => {
      const body = checkedForm(HideEntryBody, typed, hideEntryForm);
      await look(body.token);
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
  card: undefined,
  ...more,
});

/** Pages and forms behind the links in members' emails. */
export const entryPages = (services: Services, handlers: GuardedHandlers, options: NoScriptOptions) => {
  /** Owner of a link, or the state of a link that is not open. */
  async function found(purpose: EntryPurpose, text: string): Promise<EntryState> {
    const token = readEntryToken(services.secret, purpose, text, services.now());
    return typeof token === 'string' ? { state: token } : entryState(services.database, purpose, token);
  }

  const cardBefore = async (purpose: EntryPurpose, text: string, correction?: CorrectEntryBody) => {
    const one = await found(purpose, text);
    if (one.state !== 'open' || !isListed(one.member)) return undefined;
    return cardOf(correction ? { ...one.member, ...differences(one.member, correction) } : one.member);
  };

  return {
    /** Only reads, because mail scanners open every link. */
    async open(purpose: EntryPurpose, text: string): Promise<EntryPage> {
      const one = await found(purpose, text);
      if (one.state !== 'open') return pageOf(purpose, one.state);
      return pageOf(purpose, 'open', {
        token: text,
        values: purpose === 'correct' ? publicEntry(one.member) : noValues,
        card: isListed(one.member) ? cardOf(one.member) : undefined,
      });
    },
    async post(purpose: EntryPurpose, request: Request, connection: Connection): Promise<EntryPage> {
      let card: AlumnusCard | undefined;
      const look: Look = async (token, correction) => {
        card = await cardBefore(purpose, token, correction);
      };
      const posted =
        purpose === 'correct'
          ? await submitNoScriptForm(request, connection, {}, post.correct(handlers, look), options)
          : await submitNoScriptForm(request, connection, {}, post.hide(handlers, look), options);
      const { status, errors, message, success } = posted;
      const { token, ...typed } = posted.values;
      const state = states[status] ?? (token === '' ? 'unknown' : 'open');
      if (state === 'done') return pageOf(purpose, state, { reference: success?.reference, card });
      if (state !== 'open') return pageOf(purpose, state);
      return pageOf(purpose, state, {
        status,
        token,
        values: { ...noValues, ...typed },
        errors,
        message,
        card: await cardBefore(purpose, token),
      });
    },
  };
};
