import { useHydrated } from '@banyan/ui/hooks';
import type { FieldValues } from '../../form/fieldState.ts';
import type { ServerState } from '../../form/serverState.ts';
import type { NoScriptQuestionProps } from './NoScriptQuestion.tsx';

/**
 * Returns the question of a server that the form was posted to, for `NoScriptQuestion`. `undefined` when there is none and after
 * hydration, when the verification replaces it.
 *
 * @param id Id of the control.
 */
export function useNoScriptQuestion(
  id: string,
  serverState: ServerState<FieldValues> | undefined,
): NoScriptQuestionProps | undefined {
  const hydrated = useHydrated();
  if (hydrated || !serverState?.question) return undefined;
  const error = serverState.errors.find(({ field }) => field === 'questionAnswer');
  return { id, question: serverState.question, error: error?.message };
}
