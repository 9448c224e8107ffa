/** Sort orders of the directory: by name, or by graduation year and then by name. */
export const memberSorts = ['name', 'newest', 'oldest'] as const;

export type MemberSort = (typeof memberSorts)[number];
