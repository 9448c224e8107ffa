import { createHmac } from 'node:crypto';
import { clientAddress, trustedProxies, visitorNetwork } from '../http/peer.ts';

/** Names the network that a request came from, so that its requests can be told from others without saying whose they are. */
export type NetworkNames = (peer: string, forwardedFor: string | null) => string;

/**
 * @param secret Without it nobody can say which network a name stands for.
 * @param proxies `TRUSTED_PROXIES`.
 */
export function networkNames(secret: string, proxies: readonly string[]): NetworkNames {
  const isProxy = trustedProxies(proxies);
  return (peer, forwardedFor) =>
    createHmac('sha256', secret)
      .update(`log:${visitorNetwork(clientAddress(peer, forwardedFor, isProxy))}`)
      .digest('base64url')
      .slice(0, 16);
}
