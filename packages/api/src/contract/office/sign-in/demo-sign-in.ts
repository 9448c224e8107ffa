/** Whom one can try the Office as, on one's own computer. */
export const demoRoles = ['admin', 'reviewer', 'organiser', 'treasurer'] as const;
export type DemoRole = (typeof demoRoles)[number];
