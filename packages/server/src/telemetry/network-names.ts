import { createHmac } from 'node:crypto';
import { clientAddress, trustedProxies, visitorNetwork } from '../http/peer.ts';

/** Names the network that a request came from, so that its requests can be told from others without saying whose they are. */
export type NetworkNames = (peer: string, forwardedFor: string | null) => string;

/** Names that are remembered. Each header is below 8 KB, so they never are much. */
const mostNames = 1_000;

/**
 * @param secret Without it nobody can say which network a name stands for.
 * @param proxies `TRUSTED_PROXIES`.
 * @param of What counts as one network.
 */
export function networkNames(secret: string, proxies: readonly string[], of = visitorNetwork): NetworkNames {
  const isProxy = trustedProxies(proxies);
  const nameOf: NetworkNames = (peer, forwardedFor) =>
    createHmac('sha256', secret)
      .update(`log:${of(clientAddress(peer, forwardedFor, isProxy))}`)
      .digest('base64url')
      .slice(0, 16);
  // Whoever asks for one thing asks for ten.
  const names = new Map<string, string>();
  return (peer, forwardedFor) => {
    const key = `${peer} ${forwardedFor}`;
    const known = names.get(key);
    if (known !== undefined) return known;
    const name = nameOf(peer, forwardedFor);
    if (names.size >= mostNames) names.clear();
    names.set(key, name);
    return name;
  };
}
