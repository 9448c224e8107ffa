import { createClientOf } from '@banyan/api/client';
import { createJob } from '@banyan/api/contract';
import { apiBase } from '../../client.ts';

/** Sends a job. A file of its own: whoever only reads the page never sends one. */
export const sendJob = createClientOf({ createJob }, { base: apiBase }).createJob;
