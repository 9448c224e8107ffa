import * as v from 'valibot';
import { type FieldError, fieldErrors } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import { Receipt } from '../../contract/receipt.ts';
import { type Question, type QuestionProvider, questionToken } from '../captcha/question.ts';
import { readBytes } from './json-body.ts';
import { readMultipartBody } from './multipart-body.ts';
import { type OriginRules, requireOwnOrigin, sentFrom } from './origin.ts';
import { Refusal } from './refusal.ts';
import type { Connection } from './router.ts';
import type { RequestContext } from './services.ts';
import { anonymousVisitor } from './visitor.ts';

/** What was typed and ticked, by name. */
export type PlainValues = Readonly<Record<string, string | boolean>>;

/** What a page without scripts needs to show after its form was posted. */
export interface PlainFormResult<Values extends PlainValues> {
  /** Status the page should be sent with. */
  status: number;
  /** The receipt when the row is stored; then nothing below needs showing. */
  success: Receipt | undefined;
  /** What was typed, to be shown again. Empty after a success. */
  values: Values;
  /** Errors by field. The question's stand under `questionAnswer`. */
  errors: readonly FieldError[];
  /** One line for the top of the form, or `undefined`. */
  message: string | undefined;
  /** The question to show next to a field `questionAnswer`, and the value of a hidden field `questionToken`. */
  question: Question;
}

/** What was posted besides the values. */
interface PlainRest {
  /** Proof that a person is there; empty without an answer to the question. */
  captchaToken: string;
  field: (name: string) => string;
  /** Only in a form that takes files. */
  file: (name: string) => File | undefined;
}

/** One form that also works as a plain post. */
export interface PlainForm<Values extends PlainValues> {
  /** For the log. */
  name: string;
  /** Largest body in bytes of a form with a file, sent as `multipart/form-data`. @default one without files */
  multipart?: number;
  /** What was typed, from whatever reads one field. */
  values: (read: (name: keyof Values & string) => string) => Values;
  /** Checks and stores. @throws Refusal */
  submit: (values: Values, rest: PlainRest, context: RequestContext) => Promise<unknown>;
  /** What the form says about a fault of ours. */
  errorOccurred: string;
}

export interface PlainFormOptions {
  question: QuestionProvider;
  origins: OriginRules;
  countWrite: (request: Request, connection: Connection) => Promise<number>;
  failed: (where: string, error: unknown) => void;
}

const rename = (errors: readonly FieldError[]) =>
  errors.map((error) => (error.field === 'captchaToken' ? { ...error, field: 'questionAnswer' } : error));

/** What a form's schema makes of it. @throws Refusal 422 with the first error as its message. */
export function checkedForm<Output>(
  schema: v.GenericSchema<unknown, Output>,
  body: unknown,
  fallback: string,
): Output {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const errors = fieldErrors(parsed.issues);
  throw new Refusal(422, errors[0]?.message ?? fallback, { errors });
}

async function fieldsOf(request: Request, multipart: number | undefined) {
  if (multipart !== undefined) return new Map(Object.entries(await readMultipartBody(request, multipart)));
  const [type = ''] = (request.headers.get('Content-Type') ?? '').toLowerCase().split(';');
  if (type.trim() !== 'application/x-www-form-urlencoded') {
    throw new Refusal(415, 'Send the form as application/x-www-form-urlencoded.');
  }
  const bytes = await readBytes(request, limits.body.json);
  return new Map<string, string | File>(new URLSearchParams(bytes.toString('utf8')));
}

function readersOf(fields: ReadonlyMap<string, string | File>): PlainRest {
  const field = (name: string) => {
    const value = fields.get(name);
    // Browsers send line ends as CR LF; the rest of the product knows line feeds only.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  const file = (name: string) => {
    const value = fields.get(name);
    return value instanceof File ? value : undefined;
  };
  const [token, answer] = [field('questionToken'), field('questionAnswer')];
  return { field, file, captchaToken: answer.trim() && token ? questionToken(token, answer) : '' };
}

/**
 * The form of a visitor without scripts: its fields, `questionToken` and `questionAnswer`. Walks through the same handler
 * as the JSON call, so the same rules, limits and double-click protection hold. Never rejects.
 */
export async function submitPlainForm<Values extends PlainValues>(
  request: Request,
  connection: Connection,
  form: PlainForm<Values>,
  options: PlainFormOptions,
): Promise<PlainFormResult<Values>> {
  const noValues = form.values(() => '');
  let values = noValues;
  const result = (status: number, more: Partial<PlainFormResult<Values>>): PlainFormResult<Values> => ({
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
    const posted = readersOf(await fieldsOf(request, form.multipart));
    values = form.values(posted.field);
    const tries = await options.countWrite(request, connection);
    const context = {
      idempotencyKey: undefined,
      verification: options.question,
      tries,
      visitor: anonymousVisitor,
      sentFrom: sentFrom(request, options.origins),
    };
    const receipt = await form.submit(values, posted, context);
    return result(200, { success: v.parse(Receipt, receipt), values: noValues });
  } catch (error) {
    if (error instanceof Refusal) {
      return result(error.status, { errors: rename(error.errors), message: error.message });
    }
    options.failed(form.name, error);
    return result(500, { message: form.errorOccurred });
  }
}
