import { createHmac } from 'node:crypto';
import { clientAddress, trustedProxies, visitorNetwork } from '../http/peer.ts';

/** Returns a name for the network of a request, which distinguishes its requests from others without revealing the network. */
export type NetworkNames = (peer: string, forwardedFor: string | null) => string;

/** Maximum number of cached names. Each header is below 8 KB, so they use little memory. */
const mostNames = 1_000;

/**
 * Creates the function that names networks. @param secret Key without which nobody can find the network of a name.
 * @param proxies `TRUSTED_PROXIES`.
 * @param of Returns the network of an address.
 */
export function networkNames(secret: string, proxies: readonly string[], of = visitorNetwork): NetworkNames {
  const isProxy = trustedProxies(proxies);
  const nameOf: NetworkNames = (peer, forwardedFor) =>
    createHmac('sha256', secret)
      .update(`log:${of(clientAddress(peer, forwardedFor, isProxy))}`)
      .digest('base64url')
      .slice(0, 16);
  // Names are cached because a visitor usually makes about ten requests.
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
