import type { CaptchaProvider } from '../captcha/captcha.ts';
import { readConfig } from '../config.ts';
import { createServer } from '../create-server.ts';

/**
 * A server for the durability test to kill. It writes without pause, several requests at once, and says each reference
 * on standard output once, and only once, the answer is there. `argv`: data directory, name of the round.
 */
const [dataDir = '', round = ''] = process.argv.slice(2);

const everybody: CaptchaProvider = {
  name: 'question',
  check: async (token) => ({ key: token, expiresAt: Date.now() + 60_000 }),
};

process.stdout.write('loaded\n');
process.stdin.once('end', () => process.exit(0));
await new Promise((resolve) => process.stdin.once('data', resolve));
const server = await createServer(readConfig({ ...process.env, DATA_DIR: dataDir, RATE_LIMIT_WRITES: '0' }), {
  captchaProvider: everybody,
  samples: true,
});

async function write(path: string, body: unknown): Promise<void> {
  const answer = await server.fetch(
    new Request(`http://localhost:3000/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
    { peer: '127.0.0.1' },
  );
  const { reference } = await answer.json();
  process.stdout.write(`${answer.status} ${reference}\n`);
}

const contact = (name: string) =>
  write('/contact', {
    firstName: 'A',
    lastName: 'B',
    email: 'a@example.org',
    message: name,
    captchaToken: name,
  });
const register = (name: string) =>
  write('/member/member-register', {
    FirstName: 'A',
    LastName: 'B',
    email: `${name}@example.org`,
    Year: 1998,
    Dept: 'IT',
    captchaToken: name,
  });

const attend = (name: string) =>
  write('/events/register/event-kite-morning', {
    firstName: 'A',
    lastName: 'B',
    email: `${name}@example.org`,
    graduationYear: 1998,
    // So many at once look like a rush.
    captchaToken: name,
  });

for (let i = 0; ; i += 1) {
  await Promise.all([contact(`c-${round}-${i}`), register(`m-${round}-${i}`), attend(`e-${round}-${i}`)]);
}
