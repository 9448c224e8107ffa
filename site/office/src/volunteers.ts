import type { Me } from '@banyan/api/office';
import { notFound } from '@tanstack/react-router';
import { actUnless } from './act.ts';
import { client } from './client.ts';
import { hasDuty } from './rooms.ts';

/** Who works here. @param isAhead See `actUnless`. @throws notFound for whoever does not look after that */
export function readVolunteers(me: Me, isAhead: boolean) {
  if (!hasDuty(me, 'volunteer.manage')) throw notFound();
  return actUnless(isAhead, 'See who works here', () => client.getVolunteers());
}
