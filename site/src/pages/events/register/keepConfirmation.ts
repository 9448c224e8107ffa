import type { AnyRouter } from '@tanstack/react-router';
import type { ExtractAtomValue } from 'jotai';
import { storeOf } from '../../../state/store.ts';
import { confirmationAtom } from '../confirmation.ts';

/** Keeps it for /events; a newer one takes its place. */
export const keepConfirmation = (
  router: AnyRouter,
  confirmation: NonNullable<ExtractAtomValue<typeof confirmationAtom>>,
): void => storeOf(router).set(confirmationAtom, confirmation);
