import { createContext, type ReactNode, use, useState } from 'react';
import { Button } from '../../src/elements/Button/index.ts';
import { VisuallyHidden } from '../../src/elements/VisuallyHidden/index.ts';

interface Copying {
  /** Text copied last, and true if the clipboard accepted it. */
  last?: { what: string; taken: boolean };
  copy: (what: string, text: string) => Promise<void>;
}

const CopyingContext = createContext<Copying>({ copy: async () => undefined });

/** Wraps every `Copy` of a page and announces what was copied, in one live region. */
export function Copies({ children }: { children: ReactNode }) {
  const [last, setLast] = useState<Copying['last']>();
  const copy = async (what: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setLast({ what, taken: true });
    } catch {
      setLast({ what, taken: false });
    }
  };
  return (
    <CopyingContext value={{ copy, ...(last ? { last } : {}) }}>
      {/* A box of its own: what is a list in here is none of the page's. */}
      <div>{children}</div>
      <VisuallyHidden>
        <span role="status">{last && `${last.what}: ${last.taken ? 'copied' : notCopied}`}</span>
      </VisuallyHidden>
    </CopyingContext>
  );
}

const notCopied = 'the browser did not copy it. Select it and copy it by hand.';

interface CopyProps {
  /** Name for screen readers, different for each button of a page: `--banyan-text-2`. */
  what: string;
  /** Text put on the clipboard. */
  text: string;
  /** @default 'Copy' */
  children?: ReactNode;
}

/** Button that puts a text on the clipboard and confirms it on its own label. Belongs inside `Copies`. */
export function Copy({ what, text, children = 'Copy' }: CopyProps) {
  const { last, copy } = use(CopyingContext);
  const mine = last?.what === what ? last : undefined;
  return (
    <Button size="small" variant="line" onClick={() => copy(what, text)}>
      {mine === undefined ? children : mine.taken ? 'Copied' : 'Not copied'}
      <VisuallyHidden> {what}</VisuallyHidden>
    </Button>
  );
}
