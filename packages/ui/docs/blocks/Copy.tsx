import { createContext, type ReactNode, use, useState } from 'react';
import { Button } from '../../src/elements/Button/index.ts';
import { VisuallyHidden } from '../../src/elements/VisuallyHidden/index.ts';

interface Copying {
  /** What was last asked for, and whether the clipboard took it. */
  last?: { what: string; taken: boolean };
  copy: (what: string, text: string) => Promise<void>;
}

const CopyingContext = createContext<Copying>({ copy: async () => undefined });

/** Around every `Copy` of a page: one place says what has been copied, whoever pressed. */
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
  /** What it is, for those who listen, and different for each button of a page: `--banyan-text-2`. */
  what: string;
  /** What is put on the clipboard. */
  text: string;
  /** @default 'Copy' */
  children?: ReactNode;
}

/** Puts a text on the clipboard, and says so in its own place. Inside `Copies`. */
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
