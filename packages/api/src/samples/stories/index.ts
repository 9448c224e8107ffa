import { chip } from './chip.ts';
import { landlord } from './landlord.ts';
import { laneFive } from './lane-five.ts';
import { oven } from './oven.ts';
import { picnic } from './picnic.ts';
import { pump } from './pump.ts';
import { room114 } from './room-114.ts';
import type { StoryText } from './story-text.ts';
import { strings } from './strings.ts';
import { thirdSpan } from './third-span.ts';
import { transformer } from './transformer.ts';
import { water } from './water.ts';
import { winter } from './winter.ts';

/** Invented stories of invented people, newest first. */
export const storyTexts: readonly StoryText[] = [
  pump,
  thirdSpan,
  water,
  picnic,
  strings,
  laneFive,
  chip,
  transformer,
  oven,
  room114,
  landlord,
  winter,
];
