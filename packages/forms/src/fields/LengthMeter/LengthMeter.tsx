import { DimensionLine, Text, VisuallyHidden } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useEffect, useRef, useState } from 'react';

export interface LengthMeterProps {
  /** Number of characters typed so far. */
  count: number;
  /** Minimum number of characters; the meter is full then. */
  least: number;
  /** Count in words: `Characters: 42 / 100+ required`. */
  words: string;
}

/** Pause in typing after which screen readers get the count, in milliseconds. */
const pauseMs = 1000;

/** Meter under a text box that shows how close the text is to its minimum length. Visible at once; announced once typing pauses. */
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
