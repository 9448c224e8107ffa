import { useHydrated } from '@banyan/ui/overlays';
import type { FieldValues } from '../../form/fieldState.ts';
import type { Posted } from '../../form/serverState.ts';
import type { PlainQuestionProps } from './NoScriptQuestion.tsx';

/**
 * The question of a server that was posted to, for `PlainQuestion`; `undefined` where there is none, and once the page has
 * come to life: then the verification takes its place.
 *
 * @param id Of the control.
 */
export function usePlainQuestion(
  id: string,
  posted: Posted<FieldValues> | undefined,
): PlainQuestionProps | undefined {
  const hydrated = useHydrated();
  if (hydrated || !posted?.question) return undefined;
  const error = posted.errors.find(({ field }) => field === 'questionAnswer');
  return { id, question: posted.question, error: error?.message };
}
