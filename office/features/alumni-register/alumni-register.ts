import * as v from 'valibot';
import type { alumniRegisterCalls } from './calls.ts';

/** Ways to import a file: add its graduates to the alumni register, or replace the register. */
export const graduatesModes = ['add', 'replace'] as const;
export type GraduatesMode = (typeof graduatesModes)[number];

/** How many stand on the roll of graduates, and since when it is as it is (ISO). */
export const Standing = v.nullable(v.object({ many: v.number(), since: v.string() }));
export type GraduatesCheck = v.InferOutput<(typeof alumniRegisterCalls)['checkGraduates']['answer']>;
