/** Roles of the demo accounts on a developer's own computer. */
export const demoRoles = ['admin', 'reviewer', 'organiser', 'treasurer'] as const;
export type DemoRole = (typeof demoRoles)[number];
