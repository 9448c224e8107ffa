import * as v from 'valibot';
import { Receipt } from '../../contract/calls/receipt.ts';
import { type FieldError, fieldErrors } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import { readBytes } from '../protection/json-body.ts';
import { type OriginRules, requireOwnOrigin } from '../protection/origin.ts';
import { nobody } from '../protection/visitor.ts';
import { Refusal } from '../refusal.ts';
import type { Connection } from '../router.ts';
import type { RequestContext } from '../services.ts';
import { type Question, type QuestionVerification, questionToken } from '../verification/question.ts';

/** What a page without scripts needs to show after its form was posted. */
export interface PlainFormResult<Field extends string> {
  /** Status the page should be sent with. */
  status: number;
  /** The receipt when the row is stored; then nothing below needs showing. */
  success: Receipt | undefined;
  /** What was typed, to be shown again. Empty strings after a success. */
  values: Record<Field, string>;
  /** Errors by field. The question's stand under `questionAnswer`. */
  errors: readonly FieldError[];
  /** One line for the top of the form, or `undefined`. */
  message: string | undefined;
  /** The question to show next to a field `questionAnswer`, and the value of a hidden field `questionToken`. */
  question: Question;
}

/** One form that also works as a plain `application/x-www-form-urlencoded` post. */
export interface PlainForm<Field extends string> {
  /** For the log. */
  name: string;
  /** What was typed, by name, from whatever reads one field. */
  values: (read: (field: Field) => string) => Record<Field, string>;
  /** Checks and stores. @throws Refusal */
  submit: (
    values: Record<Field, string>,
    more: { captchaToken: string; field: (name: string) => string },
    context: RequestContext,
  ) => Promise<unknown>;
  /** What the form says about a fault of ours. */
  errorOccurred: string;
}

export interface PlainFormOptions {
  question: QuestionVerification;
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

async function fieldsOf(request: Request): Promise<URLSearchParams> {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').toLowerCase().split(';');
  if (type.trim() !== 'application/x-www-form-urlencoded') {
    throw new Refusal(415, 'Send the form as application/x-www-form-urlencoded.');
  }
  return new URLSearchParams(Buffer.from(await readBytes(request, limits.body.json)).toString('utf8'));
}

function proofOf(fields: URLSearchParams): string {
  const token = fields.get('questionToken') ?? '';
  const answer = fields.get('questionAnswer') ?? '';
  return answer.trim() && token ? questionToken(token, answer) : '';
}

/**
 * The form of a visitor without scripts: its fields, `questionToken` and `questionAnswer`. Walks through the same handler
 * as the JSON call, so the same rules, limits and double-click protection hold. Never rejects.
 */
export async function submitPlainForm<Field extends string>(
  request: Request,
  connection: Connection,
  form: PlainForm<Field>,
  options: PlainFormOptions,
): Promise<PlainFormResult<Field>> {
  const noValues = form.values(() => '');
  let values = noValues;
  const result = (status: number, more: Partial<PlainFormResult<Field>>): PlainFormResult<Field> => ({
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
    // Browsers send line ends as CR LF; the rest of the product knows line feeds only.
    const field = (name: string) => (fields.get(name) ?? '').replaceAll('\r\n', '\n');
    values = form.values(field);
    const tries = await options.countWrite(request, connection);
    const context = { idempotencyKey: undefined, verification: options.question, tries, visitor: nobody };
    const receipt = await form.submit(values, { captchaToken: proofOf(fields), field }, context);
    return result(200, { success: v.parse(Receipt, receipt), values: noValues });
  } catch (error) {
    if (error instanceof Refusal) {
      return result(error.status, { errors: rename(error.errors), message: error.message });
    }
    options.failed(form.name, error);
    return result(500, { message: form.errorOccurred });
  }
}
