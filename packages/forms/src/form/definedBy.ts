import { type AnyForm, fieldNames } from '@banyan/api/contract';

/** What `useForm` wants to know about a form that the contract defines: its fields, its words, and what its ids begin with. */
export const definedBy = <Fields extends AnyForm['fields']>(
  form: Pick<AnyForm, 'name' | 'wording'> & { fields: Fields },
) => ({
  prefix: form.name,
  names: fieldNames(form),
  /** A form as nobody has begun it. */
  empty: form.fields,
  wording: form.wording,
});
