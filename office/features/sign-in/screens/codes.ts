import { serverNow } from '@banyan/api/client';
import type { Me } from '@banyan/api/office';
import type { FactGridItem } from '@banyan/ui/elements';
import { useState } from 'react';
import { download } from '../../../kit/download.ts';
import { grantWords } from '../../../kit/words/grantWords.ts';
import { momentWords } from '../../../kit/words/times.ts';

/** Facts above a volunteer's recovery codes. */
export const codeFacts = ({ name, grants }: Pick<Me, 'name' | 'grants'>): FactGridItem[] => [
  { label: 'For', value: name },
  { label: 'Role', value: grants.map(grantWords).join('; '), half: true },
  { label: 'Made', value: momentWords(serverNow()), half: true },
  { label: 'Use at', value: `${window.location.host}/office/lost` },
];

function save(codes: readonly string[]): void {
  const text = [`Recovery codes, to be used at ${window.location.origin}/office/lost`, '', ...codes, ''].join(
    '\n',
  );
  download('recovery-codes.txt', 'text/plain', text);
}

/** Actions that save recovery codes, for a `CodesSheet`. */
export function useKeeping(codes: readonly string[]) {
  const [copied, setCopied] = useState(false);
  return {
    copied,
    onSave: () => save(codes),
    onCopy: () => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true)),
  };
}
