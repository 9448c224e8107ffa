import { createClientOf } from '@banyan/api/client';
import { createStory } from '@banyan/api/contract';
import { apiBase } from '../../client.ts';

/** Sends a story. A file of its own: whoever only reads the page never sends one. */
export const sendStory = createClientOf({ createStory }, { base: apiBase }).createStory;
