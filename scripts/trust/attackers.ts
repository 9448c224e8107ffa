/*
 * Fifty visitors who ask for addresses of chance as fast as they are answered, in a process of their own: attackers work on machines
 * of theirs. `argv`: where the server is, for how many seconds, and the network that they are all in. Prints how many were answered,
 * and the statuses there were.
 */

const [, , url = '', seconds = '0', network = ''] = process.argv;

const visitors = 50;
const addresses = [
  '/',
  '/news',
  '/events/month',
  '/alumni-directory',
  '/job-board',
  '/search',
  '/class-of/1998',
  '/no-such-page',
];

const until = performance.now() + Number(seconds) * 1_000;
const statuses = new Set<number>();
let asked = 0;

const chance = () => Math.random().toString(36).slice(2);

async function visit(number: number): Promise<void> {
  while (performance.now() < until) {
    const query =
      number % 2 === 0 ? `${chance()}=${chance()}` : `q=${chance()}&search=${chance()}&page=${asked % 90}`;
    const answer = await fetch(`${url}${addresses[asked % addresses.length]}?${query}`, {
      headers: { 'X-Forwarded-For': network },
    });
    await answer.arrayBuffer();
    statuses.add(answer.status);
    asked += 1;
  }
}

await Promise.all(Array.from({ length: visitors }, (_, number) => visit(number)));
console.log([asked, ...statuses].join(' '));
