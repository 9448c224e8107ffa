import type { Audience, Me } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { useActions } from '../../../kit/useActions.ts';
import { client } from '../../../shell/client.ts';

/** Begins a letter to somebody, and opens it. @param line Beside the button that begins it; without it `said` is shown otherwise. */
export function useNewLetter({ name }: Pick<Me, 'name'>, line?: string) {
  const router = useRouter();
  const { busy, said, run } = useActions(line);
  const begin = async (audience: Audience) => {
    const fields = { subject: '', markdown: '', fromName: name, replyTo: '', audience };
    const begun = await run('Start a campaign', (options) => client.addMailing(fields, options));
    if (begun) await router.navigate({ to: '/office/campaigns/$id', params: { id: begun.id } });
  };
  return { busy: busy !== undefined, said, begin };
}
