import { Download as Arrow } from 'lucide';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../src/elements/Button/index.ts';
import { Icon } from '../../src/elements/Icon/index.ts';
import type { TokenFile } from '../tokens/files.ts';

/** Time a browser has to start a download, in milliseconds. */
const keptMs = 60_000;

/** Download link to a file made in the browser. */
export function Download({ file, children }: { file: TokenFile; children: string }) {
  const { name, type, text } = file;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type }));
    setAddress(made);
    // A reader who leaves the page right after the click still gets the file.
    return () => void setTimeout(() => URL.revokeObjectURL(made), keptMs);
  }, [text, type]);
  return (
    <ButtonLink size="small" variant="line" href={address} download={name} icon={<Icon icon={Arrow} />}>
      {children}
    </ButtonLink>
  );
}
