import { DimensionLine, Text, VisuallyHidden } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useEffect, useRef, useState } from 'react';

export interface LengthMeterProps {
  /** Characters so far. */
  count: number;
  /** Characters it takes at least: the whole line. */
  least: number;
  /** The count in words: `Characters: 42 / 100+ required`. */
  words: string;
}

/** How long typing must pause before the count is said, in milliseconds. */
const pauseMs = 1000;

/** How far a text is from being long enough, under its box. It is seen at once and said once typing pauses. */
export function LengthMeter({ count, least, words }: LengthMeterProps) {
  const [said, setSaid] = useState('');
  const first = useRef(words);
  useEffect(() => {
    if (words === first.current) return;
    first.current = '';
    const timer = setTimeout(() => setSaid(words), pauseMs);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <Stack space={4}>
      <DimensionLine value={count} max={least} />
      <Text size="small" tone="quiet" aria-hidden>
        {words}
      </Text>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Stack>
  );
}
