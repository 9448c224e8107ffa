import { createClientOf } from '@banyan/api/client';
import { createJob } from '@banyan/api/contract';
import { apiBase } from '../../client.ts';

/** Sends a job. A separate file, because visitors who only read the page never need it. */
export const sendJob = createClientOf({ createJob }, { base: apiBase }).createJob;
