import * as v from 'valibot';
import { ContactBody } from '../../contract/bodies/contact.ts';
import { Receipt } from '../../contract/calls/receipt.ts';
import type { sendContactMessage } from '../../contract/calls/send-contact-message.ts';
import { type FieldError, fieldErrors } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import { contactMessages } from '../../contract/messages.ts';
import type { Handler } from '../calls/handler.ts';
import { readBytes } from '../protection/json-body.ts';
import { type OriginRules, requireOwnOrigin } from '../protection/origin.ts';
import { Refusal } from '../refusal.ts';
import type { Connection } from '../router.ts';
import { type Question, type QuestionVerification, questionToken } from '../verification/question.ts';

/** Names of the fields that are shown again as they were typed. */
export const plainContactFields = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;
export type PlainContactValues = Record<(typeof plainContactFields)[number], string>;

/** What a page without scripts needs to show after `POST /contact`. */
export interface PlainContactResult {
  /** Status the page should be sent with. */
  status: number;
  /** The receipt when the message is stored; then nothing below needs showing. */
  success: Receipt | undefined;
  /** What was typed, to be shown again. Empty strings after a success. */
  values: PlainContactValues;
  /** Errors by field. The question's stand under `questionAnswer`. */
  errors: readonly FieldError[];
  /** One line for the top of the form, or `undefined`. */
  message: string | undefined;
  /** The question to show next to a field `questionAnswer`, and the value of a hidden field `questionToken`. */
  question: Question;
}

export interface PlainContactOptions {
  handler: Handler<typeof sendContactMessage>;
  question: QuestionVerification;
  origins: OriginRules;
  countWrite: (request: Request, connection: Connection) => Promise<void>;
  failed: (call: string, error: unknown) => void;
}

const noValues: PlainContactValues = { firstName: '', lastName: '', email: '', phone: '', message: '' };

const rename = (errors: readonly FieldError[]) =>
  errors.map((error) => (error.field === 'captchaToken' ? { ...error, field: 'questionAnswer' } : error));

async function fieldsOf(request: Request): Promise<URLSearchParams> {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').toLowerCase().split(';');
  if (type.trim() !== 'application/x-www-form-urlencoded') {
    throw new Refusal(415, 'Send the form as application/x-www-form-urlencoded.');
  }
  return new URLSearchParams(Buffer.from(await readBytes(request, limits.body.json)).toString('utf8'));
}

/** Browsers send line ends as CR LF; the rest of the product knows line feeds only. */
const valuesOf = (fields: URLSearchParams): PlainContactValues => {
  const value = (name: string) => (fields.get(name) ?? '').replaceAll('\r\n', '\n');
  return {
    firstName: value('firstName'),
    lastName: value('lastName'),
    email: value('email'),
    phone: value('phone'),
    message: value('message'),
  };
};

async function submit(values: PlainContactValues, fields: URLSearchParams, options: PlainContactOptions) {
  const token = fields.get('questionToken') ?? '';
  const answer = fields.get('questionAnswer') ?? '';
  const captchaToken = answer.trim() && token ? questionToken(token, answer) : '';
  const parsed = v.safeParse(ContactBody, { ...values, captchaToken });
  if (!parsed.success) {
    const errors = fieldErrors(parsed.issues);
    throw new Refusal(422, errors[0]?.message ?? contactMessages.failed, { errors });
  }
  const input = { body: parsed.output, params: undefined, query: undefined };
  return options.handler.answer(input, { idempotencyKey: undefined, verification: options.question });
}

/**
 * The contact form of a visitor without scripts: `application/x-www-form-urlencoded` with the contact fields,
 * `questionToken` and `questionAnswer`. Walks through the same handler as the JSON call, so the same rules, limits and
 * double-click protection hold. Never rejects.
 */
export async function submitPlainContact(
  request: Request,
  connection: Connection,
  options: PlainContactOptions,
): Promise<PlainContactResult> {
  let values = noValues;
  const result = (status: number, more: Partial<PlainContactResult>): PlainContactResult => ({
    status,
    success: undefined,
    values,
    errors: [],
    message: undefined,
    question: options.question.ask(),
    ...more,
  });
  try {
    requireOwnOrigin(request, options.origins);
    const fields = await fieldsOf(request);
    values = valuesOf(fields);
    await options.countWrite(request, connection);
    const receipt = await submit(values, fields, options);
    return result(200, { success: v.parse(Receipt, receipt), values: noValues });
  } catch (error) {
    if (error instanceof Refusal) {
      return result(error.status, { errors: rename(error.errors), message: error.message });
    }
    options.failed('plain contact form', error);
    return result(500, { message: contactMessages.errorOccurred });
  }
}
