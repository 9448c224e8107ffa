import { lazyModule } from '@banyan/ui/hooks';
import { useRef, useState } from 'react';
import { type Attachment, fieldRefusals } from '../../form/index.ts';
import type { PhotoOutcome } from './shrinkPhoto.ts';

/** Most stories come without a photograph, so its code comes with the first one. */
const shrinking = lazyModule(() => import('./shrinkPhoto.ts'));

async function shrink(file: File): Promise<PhotoOutcome> {
  try {
    const { shrinkPhoto } = await shrinking.load();
    return await shrinkPhoto(file);
  } catch {
    return { refused: 'The photograph could not be read. Please choose it again' };
  }
}

/**
 * The photograph of a form: chosen, being made smaller, ready or refused. It is never kept with the draft.
 *
 * @param objection What a server had against one that was posted to it without JavaScript.
 */
export function usePhoto(objection?: string) {
  const [outcome, setOutcome] = useState<PhotoOutcome | undefined>(
    objection ? { refused: objection } : undefined,
  );
  const [busy, setBusy] = useState(false);
  const latest = useRef<Promise<PhotoOutcome | undefined>>(Promise.resolve(undefined));

  const settle = (next: PhotoOutcome | undefined) => {
    latest.current = Promise.resolve(next);
    setBusy(false);
    setOutcome(next);
  };

  const choose = async (file: File) => {
    const work = shrink(file);
    latest.current = work;
    setBusy(true);
    setOutcome(undefined);
    const next = await work;
    // Another one may have been chosen meanwhile.
    if (latest.current === work) settle(next);
  };

  return {
    photo: outcome && 'file' in outcome ? outcome : undefined,
    /** Why the last one that was chosen cannot be sent. */
    error: outcome && 'refused' in outcome ? outcome.refused : undefined,
    busy,
    choose,
    remove: () => settle(undefined),
    /** For `useForm`. One that is still being read is waited for, and may turn out to be none. */
    attachment: {
      async wrong() {
        const chosen = await latest.current;
        return chosen !== undefined && 'refused' in chosen;
      },
      refused(failure) {
        const { photo: refused } = fieldRefusals(failure, ['photo']);
        if (refused !== undefined) settle({ refused });
        return refused !== undefined;
      },
      async file() {
        const chosen = await latest.current;
        return chosen && 'file' in chosen ? chosen.file : undefined;
      },
    } satisfies Attachment,
  };
}

export type Photo = ReturnType<typeof usePhoto>;
