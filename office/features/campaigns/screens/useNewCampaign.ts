import type { Audience, Me } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { useActions } from '../../../kit/useActions.ts';
import { client } from '../../../shell/client.ts';

/** Starts a campaign and opens it. @param line Subject of the result message beside the button. */
export function useNewCampaign({ name }: Pick<Me, 'name'>, line: string) {
  const router = useRouter();
  const { busy, run } = useActions(line);
  const begin = async (audience: Audience) => {
    const fields = { subject: '', markdown: '', fromName: name, replyTo: '', audience };
    await run('Start a campaign', (options) => client.addCampaign(fields, options), {
      after: ({ id }) => router.navigate({ to: '/office/campaigns/$id', params: { id } }),
    });
  };
  return { busy: busy !== undefined, begin };
}
