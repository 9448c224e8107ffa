import { Button } from '@banyan/ui/elements';
import { Dialog, preloadDialog } from '@banyan/ui/overlays';
import { useState } from 'react';

export function Example() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPointerEnter={preloadDialog} onFocus={preloadDialog} onClick={() => setOpen(true)}>
        Withdraw my story
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Withdraw this story?"
        description="It leaves the list today. You may send it again whenever you like."
      >
        <Button variant="danger" onClick={close}>
          Withdraw my story
        </Button>
      </Dialog>
    </>
  );
}
