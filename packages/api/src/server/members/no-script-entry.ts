import type { FieldError } from '../../contract/errors.ts';
import { CorrectEntryBody, HideEntryBody } from '../../contract/members/entry-body.ts';
import { entryMessages } from '../../contract/messages.ts';
import type { GuardedHandlers } from '../http/handler.ts';
import {
  checkedForm,
  type PlainForm,
  type PlainFormOptions,
  submitPlainForm,
} from '../http/no-script-form.ts';
import type { Connection } from '../http/router.ts';
import type { Services } from '../http/services.ts';
import { publicEntry } from './corrections.ts';
import { entryState } from './entries.ts';
import { type EntryPurpose, readEntryToken } from './entry-token.ts';

/** What a correction's fields hold, by the keys of the call. */
export type EntryValues = ReturnType<typeof publicEntry>;

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

type Posted = EntryValues & { token: string };

const valuesOf = (read: (name: keyof Posted) => string): Posted => ({
  token: read('token'),
  FirstName: read('FirstName'),
  LastName: read('LastName'),
  Year: read('Year'),
  Dept: read('Dept'),
  Dept_Other: read('Dept_Other'),
  LinkedInURL: read('LinkedInURL'),
  Company: read('Company'),
  State: read('State'),
});

const { token: _, ...noValues } = valuesOf(() => '');
const rest = { params: undefined, query: undefined };
const { failed, errorOccurred } = entryMessages;

/** The two forms. What is posted goes through the same handlers as the JSON calls. */
const formOf = (purpose: EntryPurpose, handlers: GuardedHandlers): PlainForm<Posted> => ({
  name: `plain ${purpose} form`,
  errorOccurred,
  values: valuesOf,
  submit: (values, _rest, context) => {
    if (purpose === 'correct')
      return handlers.correctEntry.answer(
        { body: checkedForm(CorrectEntryBody, values, failed), ...rest },
        context,
      );
    const body = checkedForm(HideEntryBody, { token: values.token }, failed);
    return handlers.hideEntry.answer({ body, ...rest }, context);
  },
});

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
export const entryPages = (services: Services, handlers: GuardedHandlers, options: PlainFormOptions) => ({
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
    const posted = await submitPlainForm(request, connection, formOf(purpose, handlers), options);
    const { status, errors, message, success } = posted;
    const { token, ...values } = posted.values;
    const state = states[status] ?? (token === '' ? 'unknown' : 'open');
    if (state !== 'open') return pageOf(purpose, state, { reference: success?.reference });
    return pageOf(purpose, state, { status, token, values, errors, message });
  },
});
