import type { Me, Permission } from '@banyan/api/office';
import { notFound } from '@tanstack/react-router';
import { hasPermission } from '../shell/navigation.ts';
import { withStepUpUnless } from './withStepUp.ts';

interface LoaderContext {
  context: { me: Me };
  preload: boolean;
}

/**
 * Data of a screen, for its route's loader. Whoever lacks the permission finds no such screen. The passkey is asked for where the server
 * wants it, but not while a link is only pointed at.
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
