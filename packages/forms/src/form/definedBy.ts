import type { AnyFields, AnyForm } from '@banyan/api/contract';
import { shapeOf } from './useFormState.ts';

/** Options of `useForm` for a form that the contract defines: its shape, and its messages for a failed try. */
export const definedBy = <Fields extends AnyFields>(
  form: Pick<AnyForm, 'name' | 'wording'> & { fields: Fields },
) => ({ ...shapeOf(form), wording: form.wording });
