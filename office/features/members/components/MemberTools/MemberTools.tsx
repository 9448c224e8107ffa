import { Button, ButtonLink, Icon } from '@banyan/ui/elements';
import { Download, Mails, Upload } from 'lucide';

export interface MemberToolsProps {
  /** Where a roll is brought in; without it one may not. */
  importHref?: string | undefined;
  /** Takes what is shown along as a file; without it one may not. */
  onExport?: (() => void) | undefined;
  /** Begins a letter to those that are shown; without it one may not, or a letter cannot go to these. */
  onWrite?: (() => void) | undefined;
}

/** What can be done with many members at once. Stands beside the search. */
export const MemberTools = ({ importHref, onExport, onWrite }: MemberToolsProps) => (
  <>
    {importHref !== undefined && (
      <ButtonLink variant="line" href={importHref}>
        <Icon icon={Upload} />
        Import
      </ButtonLink>
    )}
    {onExport && (
      <Button variant="line" icon={<Icon icon={Download} />} onClick={onExport}>
        Export
      </Button>
    )}
    {onWrite && (
      <Button variant="line" icon={<Icon icon={Mails} />} onClick={onWrite}>
        Email these members
      </Button>
    )}
  </>
);
