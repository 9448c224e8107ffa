import { type Duty, extentOf, type Me } from '@banyan/api/office';

/** Whether somebody has a duty, wherever. */
export const hasDuty = ({ grants }: Pick<Me, 'grants'>, duty: Duty): boolean =>
  grants.some(({ role }) => extentOf(duty, role) !== undefined);

const every = [
  {
    href: '/office/volunteers',
    label: 'Volunteers',
    sign: 'volunteers',
    key: undefined,
    duty: 'volunteer.manage',
  },
  { href: '/office/log', label: 'Log', sign: 'log', key: 'o', duty: 'log.see' },
  { href: '/office/me', label: 'Me', sign: 'me', key: undefined, duty: undefined },
] as const;

/** The rooms that somebody may enter, in the order of the rail. */
export const roomsOf = (me: Pick<Me, 'grants'>) =>
  every.filter(({ duty }) => duty === undefined || hasDuty(me, duty));
