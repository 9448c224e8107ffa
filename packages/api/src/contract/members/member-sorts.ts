/** The orders of the directory: as a roll has it, or by graduation year, where one year's people stand by name. */
export const memberSorts = ['name', 'newest', 'oldest'] as const;

export type MemberSort = (typeof memberSorts)[number];
