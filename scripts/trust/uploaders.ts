import { text } from 'node:stream/consumers';
import { bombs, storyBody } from '@banyan/server/proof';

/*
 * Fifty strangers who send hostile pictures at once, again and again, in a process of their own: attackers work on machines of theirs.
 * `argv`: where the server is. Reads a token for each picture, one a line. Prints
 * each status, and how often it came.
 */

const [, , url = ''] = process.argv;
const atOnce = 50;
const tokens = (await text(process.stdin)).split('\n').filter(Boolean);
const kinds = await bombs();
const statuses = new Map<number, number>();

async function send(bytes: Buffer<ArrayBuffer>, captchaToken: string): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(storyBody({ captchaToken }))) form.set(name, String(value));
  // What is no picture by its type is not opened.
  form.set('photo', new File([bytes], 'IMG_1.jpg', { type: 'image/jpeg' }));
  // Whoever is refused before the whole body has come may only see that the line was cut.
  const sent = fetch(`${url}/api/alumni-stories/create`, { method: 'POST', body: form });
  const { status } = await sent.catch(() => ({ status: 0 }));
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

for (let round = 0; round * atOnce < tokens.length; round += 1) {
  const kind = kinds[round % kinds.length];
  const own = tokens.slice(round * atOnce, (round + 1) * atOnce);
  if (kind) await Promise.all(own.map((token) => send(kind.bytes, token)));
}
for (const [status, times] of statuses) console.log(status, times);
