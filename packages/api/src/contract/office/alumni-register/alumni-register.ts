import * as v from 'valibot';
import type { alumniRegisterCalls } from './calls.ts';

/** What a file becomes: more graduates on the roll, or the whole roll in place of the one before. */
export const graduatesModes = ['add', 'replace'] as const;
export type GraduatesMode = (typeof graduatesModes)[number];

/** How many stand on the roll of graduates, and since when it is as it is (ISO). */
export const Standing = v.nullable(v.object({ many: v.number(), since: v.string() }));
export type GraduatesCheck = v.InferOutput<(typeof alumniRegisterCalls)['checkGraduates']['answer']>;
