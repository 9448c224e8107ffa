import '@banyan/ui/theme';
import { TextField } from '@banyan/forms/fields';
import { Button, Card } from '@banyan/ui/elements';
import { Pagination, Tabs } from '@banyan/ui/navigation';
import { Dialog, Toaster, toast } from '@banyan/ui/overlays';
import { useState } from 'react';

const views = [
  { value: 'photos', label: 'Photos', count: 12 },
  { value: 'videos', label: 'Videos', count: 3 },
];

/** The page that is weighed beside the same page of other libraries: seven parts, each used as a page uses it. */
export function SevenParts() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Card heading="The Long Table" href="/events/long-table">
        One table, seven chapters.
      </Card>
      <Tabs label="Filter gallery" items={views}>
        {(view) => <p>{view}</p>}
      </Tabs>
      <Pagination label="Directory pages" page={3} pages={12} hrefFor={(page) => `/directory?page=${page}`} />
      <TextField label="Email" name="email" type="email" error="Enter a valid email address." />
      <Button onClick={() => setOpen(true)}>Withdraw my story</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Withdraw your story?">
        <Button variant="danger" onClick={() => toast.success('Your story is withdrawn.')}>
          Withdraw
        </Button>
      </Dialog>
      <Toaster />
    </>
  );
}
