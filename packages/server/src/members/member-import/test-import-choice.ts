/** Volunteer who imports. */
export const meera = { who: 'Meera', volunteer: 'meera' };
/** Options chosen for the import. */
export const choice = {
  columns: [
    ...(['first_name', 'last_name', 'email', 'year', 'program'] as const),
    ...(['state', 'public_state', 'company', 'public_company'] as const),
  ],
  duplicates: 'leave' as const,
};
