import { type AnyFields, fieldNames, payloadOf, type ValuesOf } from '@banyan/api/contract';
import * as v from 'valibot';
import { checkWith } from './checkWith.ts';
import type { FormRules } from './formOptions.ts';
import { createSubmission } from './submission.ts';

/**
 * The rules of a form that the contract defines, the body that is sent, and how.
 * @param schema Of its call's body.
 * @param typed The same without what nobody types, where that is needed. @default `schema`
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
