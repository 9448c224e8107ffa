import { keepTranslatedText } from '@banyan/ui/hooks';
import { watchMissingCode } from './missingCode.ts';
import { typeAgain } from './typedText.ts';

/**
 * Prepares a page for what browsers, translators and deployments do to it. Call it once, before React is started.
 *
 * @param changes What was changed before, see `changesScript`. @default nothing
 */
export function prepareBrowser(changes: readonly MutationRecord[] = []): void {
  keepTranslatedText(changes);
  watchMissingCode();
  typeAgain();
}
