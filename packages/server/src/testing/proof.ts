/** What proofs of the built product are made of, beside the doubles. */
export { bombs } from '../stories/test-bombs.ts';
export { storyBody } from '../stories/test-story.ts';
export { privateLinks } from './test-private-links.ts';
export { LeftOut, p99, proof } from './test-proof.ts';
