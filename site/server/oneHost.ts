import type { IncomingMessage, RequestListener } from 'node:http';

/** Returns all values of the `Host` headers as received: Node keeps only the first. */
const hostsOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host');

/** True if a request names its host exactly once and unambiguously. Ambiguous hosts allow cache poisoning. */
function hasOneHost(incoming: IncomingMessage): boolean {
  const [host, ...others] = hostsOf(incoming);
  if (host === undefined || others.length > 0) return false;
  const { url = '' } = incoming;
  if (url.startsWith('/')) return true;
  // Absolute request target with a host of its own, as sent to a proxy.
  const target = URL.parse(url);
  return (
    target !== null && target.host === URL.parse(`${target.protocol}//${host}`)?.host && !target.username
  );
}

/** Answers 400 to a request that names no host, or more than one. */
export const withOneHost =
  (answer: RequestListener): RequestListener =>
  (incoming, outgoing) => {
    if (hasOneHost(incoming)) return answer(incoming, outgoing);
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };
    outgoing.writeHead(400, { ...headers, Connection: 'close' }).end('Send exactly one Host.');
  };
