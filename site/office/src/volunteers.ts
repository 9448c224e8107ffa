import type { Me } from '@banyan/api/office';
import { notFound } from '@tanstack/react-router';
import { act } from './act.ts';
import { client } from './client.ts';
import { hasDuty } from './rooms.ts';

/** Who works here. @throws notFound for whoever does not look after that */
export function readVolunteers(me: Me) {
  if (!hasDuty(me, 'volunteer.manage')) throw notFound();
  return act('See who works here', () => client.getVolunteers());
}
