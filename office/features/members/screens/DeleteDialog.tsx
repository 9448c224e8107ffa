import { lazyModule } from '@banyan/ui/hooks';
import { Dialog } from '@banyan/ui/overlays';
import { Later } from '../../../shell/Later.tsx';
import type { DeleteMemberProps } from './DeleteMember.tsx';

export interface DeleteDialogProps extends DeleteMemberProps {
  open: boolean;
}

/** Loaded on demand, because few visits delete a member. */
const deleting = lazyModule(async () => (await import('./DeleteMember.tsx')).DeleteMember);

/** Asks for confirmation before a member is deleted permanently. */
export const DeleteDialog = ({ open, ...props }: DeleteDialogProps) => (
  <Dialog open={open} onClose={props.onClose} title={`Delete ${props.member.name}?`}>
    {open && <Later module={deleting}>{(DeleteMember) => <DeleteMember {...props} />}</Later>}
  </Dialog>
);
