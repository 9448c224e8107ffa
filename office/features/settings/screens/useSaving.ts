import type { Settings } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import type * as v from 'valibot';
import type { officeCalls } from '../../../calls.ts';
import { isChanged } from '../../../kit/isChanged.ts';
import { useActions } from '../../../kit/useActions.ts';
import { client } from '../../../shell/client.ts';

type Changes = Omit<v.InferInput<typeof officeCalls.saveSettings.body>, 'version'>;

/**
 * Saves a section of the settings. If another volunteer has saved any setting since, nothing is saved and theirs is loaded. The
 * typed values stay, to be checked and saved again.
 * @param line Result line beside the button that saves it.
 */
export function useSaving({ version }: Settings, line: string) {
  const router = useRouter();
  const { busy, say, run } = useActions(line);
  const save = async (doing: string, changes: Changes): Promise<boolean> => {
    let isOld = false;
    const saved = await run(
      doing,
      async (options) => {
        try {
          return await client.saveSettings({ ...changes, version }, options);
        } catch (error) {
          isOld = isChanged(error);
          throw error;
        }
      },
      'It is saved.',
    );
    if (isOld) {
      await router.invalidate();
      say({
        tone: 'critical',
        words:
          'Someone else saved other settings. Yours were not saved and are still here: check them, and save again.',
      });
    }
    return saved !== undefined;
  };
  return { busy: busy !== undefined, save };
}
