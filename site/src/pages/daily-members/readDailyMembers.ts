import { createClientOf } from '@banyan/api/client';
import { getDailyMembers } from '@banyan/api/contract';
import { imageAddress, serverAddress } from '@banyan/app/news';
import type { WallPerson } from '@banyan/ui/content';
import { apiBase } from '../../client.ts';

const client = createClientOf({ getDailyMembers }, { base: apiBase });

/** Reads the members of the day in the browser. Each leads to their entry in the directory, as long as it is there. */
export async function readDailyMembers(signal: AbortSignal): Promise<WallPerson[]> {
  const [{ data }, base] = await Promise.all([client.getDailyMembers({ signal }), apiBase()]);
  const server = serverAddress(base);
  return data.map(({ _id, firstName, lastName, graduationYear, image }) => {
    const name = `${firstName} ${lastName}`.trim();
    const entry = new URLSearchParams({ search: name, graduationYear: String(graduationYear) });
    return {
      id: _id,
      name,
      year: graduationYear,
      href: `/alumni-directory?${entry}`,
      ...(image && { image: { src: imageAddress(image, server), width: 120, height: 150 } }),
    };
  });
}
