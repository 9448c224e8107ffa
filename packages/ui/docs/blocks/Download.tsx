import { Download as Arrow } from 'lucide';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../src/elements/Button/index.ts';
import { Icon } from '../../src/elements/Icon/index.ts';
import type { TokenFile } from '../tokens/files.ts';

/** A file that is made here, to save. */
export function Download({ file, children }: { file: TokenFile; children: string }) {
  const { name, type, text } = file;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text, type]);
  return (
    <ButtonLink size="small" variant="line" href={address} download={name} icon={<Icon icon={Arrow} />}>
      {children}
    </ButtonLink>
  );
}
