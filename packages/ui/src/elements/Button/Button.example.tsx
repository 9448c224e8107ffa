import { Button } from '@banyan/ui/elements';
import { useState } from 'react';

export function Example() {
  const [sending, setSending] = useState(false);
  return (
    <Button busy={sending} onClick={() => setSending(true)}>
      {sending ? 'SENDING...' : 'Send message'}
    </Button>
  );
}
