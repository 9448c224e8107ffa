import type { AnyRouter } from '@tanstack/react-router';
import { storeOf } from '../../state/store.ts';
import { type CapturedGift, capturedGiftAtom } from './gifts.ts';

/** Keeps the gift for this tab; a newer gift replaces it. */
export const keepGift = (router: AnyRouter, gift: CapturedGift): void =>
  storeOf(router).set(capturedGiftAtom, gift);
