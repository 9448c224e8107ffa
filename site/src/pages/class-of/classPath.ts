/** The page of everybody who graduated in a year. */
export const classPath = (year: number): string => `/class-of/${year}`;
