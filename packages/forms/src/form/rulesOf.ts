import { type AnyFields, fieldNames, payloadOf, type ValuesOf } from '@banyan/api/contract';
import * as v from 'valibot';
import { checkWith } from './checkWith.ts';
import type { FormRules } from './formOptions.ts';
import { createSubmission } from './submission.ts';

/**
 * Creates the rules of a form that the contract defines: its check, its body, and how the body is sent.
 * @param schema Schema of the call's body.
 * @param typed The same without fields that the visitor does not type, if there are any. @default `schema`
 */
export const rulesOf = <One extends { fields: AnyFields; file?: string }, Body>(
  form: One,
  schema: v.GenericSchema<unknown, Body>,
  typed: v.GenericSchema<unknown, unknown> = schema,
): FormRules<ValuesOf<One>, Body> => ({
  check: checkWith<ValuesOf<One>>(typed, fieldNames<One['fields']>(form.fields)),
  createSubmission,
  bodyOf: (values, captchaToken, file) =>
    v.parse(schema, { ...payloadOf(values), ...(form.file && { [form.file]: file }), captchaToken }),
});
