import type { IncomingMessage, RequestListener } from 'node:http';

/** The values of its `Host` headers, as they came: Node itself forgets all but the first. */
const hostsOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host');

/** Whether a request says once, and in one way, for which host it is. Two readings are how caches are poisoned. */
function hasOneHost(incoming: IncomingMessage): boolean {
  const [host, ...others] = hostsOf(incoming);
  if (host === undefined || others.length > 0) return false;
  const { url = '' } = incoming;
  if (url.startsWith('/')) return true;
  // A target that names a host of its own, as requests to a proxy do.
  const target = URL.parse(url);
  return (
    target !== null && target.host === URL.parse(`${target.protocol}//${host}`)?.host && !target.username
  );
}

/** Answers 400 to a request that names no host, or several. */
export const withOneHost =
  (answer: RequestListener): RequestListener =>
  (incoming, outgoing) => {
    if (hasOneHost(incoming)) return answer(incoming, outgoing);
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };
    outgoing.writeHead(400, { ...headers, Connection: 'close' }).end('Send exactly one Host.');
  };
