import {
  type AnyForm,
  type FieldError,
  fieldErrors,
  payloadOf,
  Receipt,
  readValues,
  type ValuesOf,
} from '@banyan/api/contract';
import * as v from 'valibot';
import { type Question, type QuestionProvider, questionToken } from '../captcha/question.ts';
import type { Logger } from '../telemetry/logger.ts';
import { networkOfBody } from './body-slots.ts';
import { HttpError, refusalOf } from './http-error.ts';
import { readBytes } from './json-body.ts';
import { readMultipartBody } from './multipart-body.ts';
import { type OriginRules, requireOwnOrigin, sentFrom } from './origin.ts';
import { type Policy, policies } from './policies.ts';
import { type Connection, noteRefusal } from './router.ts';
import type { RequestContext } from './services.ts';
import { anonymousVisitor } from './visitor.ts';

/** Data for a page without JavaScript to show after its form was posted. */
export interface NoScriptResult<Values> {
  /** HTTP status of the page. */
  status: number;
  /** Receipt when the row is stored; the other fields need not be shown then. */
  success: Receipt | undefined;
  /** Values as typed, to be shown again. Empty after a success. */
  values: Values;
  /** Errors by field. An error of the question has the field `questionAnswer`. */
  errors: readonly FieldError[];
  /** Message for the top of the form, or `undefined`. */
  message: string | undefined;
  /** Question to show next to the field `questionAnswer`, and the value of the hidden field `questionToken`. */
  question: Question;
}

export type PathParams = Readonly<Record<string, string>>;

/** A form and its handler. */
export interface NoScriptForm<One extends AnyForm> {
  form: One & { file?: string };
  /** Validates and stores the body made from the form. @param params Parameters of the path it was posted to. @throws HttpError */
  submit: (body: unknown, context: RequestContext, params: PathParams) => Promise<unknown>;
  /** Message next to the file field when the form is shown again: a page cannot fill in a file field. */
  fileAgain?: string;
}

export interface NoScriptOptions {
  question: QuestionProvider;
  origins: OriginRules;
  countWrite: (request: Request, connection: Connection) => Promise<number>;
  logger: Logger;
}

const rename = (errors: readonly FieldError[]) =>
  errors.map((error) => (error.field === 'captchaToken' ? { ...error, field: 'questionAnswer' } : error));

/** Validates a form with a schema. @throws HttpError 422 with the first error as its message. */
export function checkedForm<Output>(
  schema: v.GenericSchema<unknown, Output>,
  body: unknown,
  { wording }: AnyForm,
): Output {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const errors = fieldErrors(parsed.issues);
  throw new HttpError(422, errors[0]?.message ?? wording.failed, { errors });
}

async function fieldsOf(request: Request, withFile: boolean, { bodyLimit = 0 }: Policy) {
  // Without JavaScript nobody shrinks a photo. Up to this size a photo that is too large becomes an error next to its field, and
  // the typed values are kept.
  if (withFile) return new Map(Object.entries(await readMultipartBody(request, 2 * bodyLimit)));
  const [type = ''] = (request.headers.get('Content-Type') ?? '').toLowerCase().split(';');
  if (type.trim() !== 'application/x-www-form-urlencoded') {
    throw new HttpError(415, 'Send the form as application/x-www-form-urlencoded.');
  }
  const bytes = await readBytes(request, bodyLimit);
  return new Map<string, string | File>(new URLSearchParams(bytes.toString('utf8')));
}

/** Honeypot field, which people do not see, in the form and in the body. */
const trap = 'homepage';

type Posted = ReadonlyMap<string, string | File>;

/** Returns the text of a field. Browsers send line ends as CR LF; the rest of the product uses only line feeds. */
function textOf(posted: Posted, name: string): string {
  const value = posted.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

/** Returns the captcha token made from the question and its answer; empty without an answer. */
function proofOf(posted: Posted): string {
  const [token, answer] = [textOf(posted, 'questionToken'), textOf(posted, 'questionAnswer')];
  return answer.trim() && token ? questionToken(token, answer) : '';
}

function fileOf(posted: Posted, name: string | undefined): File | undefined {
  const value = name === undefined ? undefined : posted.get(name);
  return value instanceof File ? value : undefined;
}

/** Adds to an error that the file has to be chosen again. */
function withoutFile(refusal: HttpError, field: string, message: string): HttpError {
  if (refusal.errors.some((error) => error.field === field)) return refusal;
  return new HttpError(refusal.status, refusal.message, {
    errors: [...refusal.errors, { field, code: 'lost', message }],
  });
}

/**
 * Handles a form that was posted without JavaScript: its fields, `questionToken`, `questionAnswer`, and the honeypot under its name
 * in the body. It uses the handler of the JSON call, so the same rules, limits and idempotency apply; the question is required
 * where the call requires a captcha. Never rejects.
 */
export async function submitNoScriptForm<One extends AnyForm>(
  request: Request,
  connection: Connection,
  params: PathParams,
  { form, submit, fileAgain }: NoScriptForm<One>,
  options: NoScriptOptions,
): Promise<NoScriptResult<ValuesOf<One>>> {
  const policy: Policy = policies[form.call];
  const { captcha = 'never' } = policy;
  const noValues = readValues<One>(form, () => '');
  let values = noValues;
  let file: File | undefined;
  const result = (
    status: number,
    more: Partial<NoScriptResult<ValuesOf<One>>>,
  ): NoScriptResult<ValuesOf<One>> => ({
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
    const posted = await fieldsOf(request, form.file !== undefined, policy);
    values = readValues<One>(form, (name) => textOf(posted, name));
    file = fileOf(posted, form.file);
    const tries = await options.countWrite(request, connection);
    const context = {
      idempotencyKey: undefined,
      captchaProvider: options.question,
      tries,
      visitor: { ...anonymousVisitor, widestNetwork: networkOfBody(request) },
      sentFrom: sentFrom(request, options.origins),
    };
    const body = {
      ...payloadOf(values),
      ...(form.file && { [form.file]: file }),
      ...(captcha === 'suspicious' && { [trap]: textOf(posted, trap) }),
      ...(captcha !== 'never' && { captchaToken: proofOf(posted) }),
    };
    return result(200, { success: v.parse(Receipt, await submit(body, context, params)), values: noValues });
  } catch (error) {
    noteRefusal(error, connection);
    const refusal = refusalOf(error);
    if (refusal !== error) options.logger.error(`form ${form.name} without scripts`, error);
    if (refusal) {
      const told = file && form.file && fileAgain ? withoutFile(refusal, form.file, fileAgain) : refusal;
      return result(told.status, { errors: rename(told.errors), message: told.message });
    }
    return result(500, { message: form.wording.errorOccurred });
  }
}
