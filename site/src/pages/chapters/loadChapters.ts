import { serverNow } from '@banyan/api/client';
import { initialData } from '@banyan/app/reading';
import type { RequestContext } from '../../request.ts';
import { readChapterFacts } from './readChapterFacts.ts';

/** Loads the data of the page of all chapters. */
export async function loadChapters(context: RequestContext | undefined) {
  const facts = await initialData((signal) => readChapterFacts(context, signal), context?.ahead);
  return { facts, now: context?.now ?? serverNow() };
}
