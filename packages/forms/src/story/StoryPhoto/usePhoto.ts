import { lazyModule } from '@banyan/ui/hooks';
import { useRef, useState } from 'react';
import { type Attachment, fieldRefusals } from '../../form/index.ts';
import type { PhotoOutcome } from './shrinkPhoto.ts';

/** Most stories have no photograph, so this code is loaded with the first one. */
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
 * Manages the photograph of a form: chosen, being shrunk, ready or refused. It is never kept with the draft.
 *
 * @param objection Server's error about a photograph that was posted without JavaScript.
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
    // The visitor may have chosen another photograph meanwhile.
    if (latest.current === work) settle(next);
  };

  return {
    photo: outcome && 'file' in outcome ? outcome : undefined,
    /** Reason the last chosen photograph cannot be sent. */
    error: outcome && 'refused' in outcome ? outcome.refused : undefined,
    busy,
    choose,
    remove: () => settle(undefined),
    /** Attachment for `useForm`. Waits for a photograph that is still being read and may turn out to be unusable. */
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
