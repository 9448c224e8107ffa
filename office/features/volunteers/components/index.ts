export * from './GrantsField/index.ts';
export * from './InviteForm/index.ts';
export * from './LinkToHandOver/index.ts';
export * from './VolunteerTable/index.ts';
