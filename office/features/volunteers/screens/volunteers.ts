import type { Me } from '@banyan/api/office';
import { notFound } from '@tanstack/react-router';
import { actUnless } from '../../../kit/act.ts';
import { client } from '../../../shell/client.ts';
import { hasDuty } from '../../../shell/rooms.ts';

/** Who works here. @param isAhead See `actUnless`. @throws notFound for whoever does not look after that */
export function readVolunteers(me: Me, isAhead: boolean) {
  if (!hasDuty(me, 'volunteer.manage')) throw notFound();
  return actUnless(isAhead, 'See who works here', () => client.getVolunteers());
}

/** The line of the list of volunteers. */
export const volunteersLine = 'volunteers';
