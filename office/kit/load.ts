import type { Me, Permission } from '@banyan/api/office';
import { notFound } from '@tanstack/react-router';
import { hasPermission } from '../shell/navigation.ts';
import { withStepUpUnless } from './withStepUp.ts';

interface LoaderContext {
  context: { me: Me };
  preload: boolean;
}

/**
 * Loads the data of a screen, for its route's loader. Without the permission the screen is not found. Asks for the passkey if the
 * server requires it, but not while a link is only prefetched.
 *
 * @param doing Name of the action, shown when the passkey is asked for: "Read the gifts".
 */
export async function load<Data>(
  { context: { me }, preload }: LoaderContext,
  permission: Permission,
  doing: string,
  read: () => Promise<Data>,
): Promise<Data> {
  if (!hasPermission(me, permission)) throw notFound();
  return withStepUpUnless(preload, doing, read);
}
