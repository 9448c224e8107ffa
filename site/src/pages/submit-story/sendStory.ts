import { createClientOf } from '@banyan/api/client';
import { createStory } from '@banyan/api/contract';
import { apiBase } from '../../client.ts';

/** Sends a story. A separate file, because visitors who only read the page never need it. */
export const sendStory = createClientOf({ createStory }, { base: apiBase }).createStory;
