import * as v from 'valibot';
import type { alumniRegisterCalls } from './calls.ts';

/** Ways to import a file: add its graduates to the alumni register, or replace the register. */
export const graduatesModes = ['add', 'replace'] as const;
export type GraduatesMode = (typeof graduatesModes)[number];

/** Number of graduates in the alumni register and the time of its last change (ISO). */
export const Standing = v.nullable(v.object({ many: v.number(), since: v.string() }));
export type GraduatesCheck = v.InferOutput<(typeof alumniRegisterCalls)['checkGraduates']['answer']>;
