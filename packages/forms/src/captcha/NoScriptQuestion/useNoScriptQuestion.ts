import { useHydrated } from '@banyan/ui/hooks';
import type { FieldValues } from '../../form/fieldState.ts';
import type { ServerState } from '../../form/serverState.ts';
import type { NoScriptQuestionProps } from './NoScriptQuestion.tsx';

/**
 * The question of a server that was posted to, for `NoScriptQuestion`; `undefined` where there is none, and once the page has
 * come to life: then the verification takes its place.
 *
 * @param id Of the control.
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
