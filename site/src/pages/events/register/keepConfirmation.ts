import type { AnyRouter } from '@tanstack/react-router';
import type { ExtractAtomValue } from 'jotai';
import { storeOf } from '../../../state/store.ts';
import { confirmationAtom } from '../confirmation.ts';

/** Keeps the confirmation for /events; a newer one replaces it. */
export const keepConfirmation = (
  router: AnyRouter,
  confirmation: NonNullable<ExtractAtomValue<typeof confirmationAtom>>,
): void => storeOf(router).set(confirmationAtom, confirmation);
