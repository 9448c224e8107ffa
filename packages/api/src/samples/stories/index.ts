import { picnic } from './picnic.ts';
import { pump } from './pump.ts';
import type { StoryText } from './story-text.ts';
import { water } from './water.ts';

/** Newest first. */
export const storyTexts: readonly StoryText[] = [pump, water, picnic];
