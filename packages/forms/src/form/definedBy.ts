import type { AnyFields, AnyForm } from '@banyan/api/contract';
import { shapeOf } from './useFormState.ts';

/** What `useForm` wants to know about a form that the contract defines: its shape, and what is said when a try did not work. */
export const definedBy = <Fields extends AnyFields>(
  form: Pick<AnyForm, 'name' | 'wording'> & { fields: Fields },
) => ({ ...shapeOf(form), wording: form.wording });
