import type { Member } from '@banyan/api/office';
import { Button, SafeLink, VisuallyHidden } from '@banyan/ui/elements';
import type { ReactNode } from 'react';
import { FactList } from '../../../kit/FactList/FactList.tsx';
import { PutOnTopAlert } from '../../news/screens/PutOnTopAlert.tsx';
import { ContactForm } from '../components/ContactForm/ContactForm.tsx';
import { ContactPart } from '../components/ContactPart/ContactPart.tsx';
import { FactsForm } from '../components/FactsForm/FactsForm.tsx';
import { RecordGroup } from '../components/RecordGroup/RecordGroup.tsx';
import { livesInWords } from '../components/words.ts';
import type { useContactEditor } from './useContactEditor.ts';
import type { useFactsEditor } from './useFactsEditor.ts';

interface GroupProps {
  member: Member;
  /** Makes the groups collapsible, for phones. */
  folds: boolean;
  /** Id of the sentence that says why nothing can be saved now. */
  unavailableBecause: string | undefined;
  /** Result line of its buttons. */
  result: ReactNode;
}

const Edit = ({ what, onClick }: { what: string; onClick: () => void }) => (
  <Button variant="quiet" size="small" onClick={onClick}>
    Edit<VisuallyHidden> {what}</VisuallyHidden>
  </Button>
);

const factsOf = ({ name, year, program, facts, city, state }: Member) => [
  { label: 'Name', value: name },
  { label: 'Degree', value: `${year}, ${program}` },
  { label: 'Lives in', value: livesInWords({ city, state }) },
  { label: 'Works at', value: facts.company },
  {
    label: 'Profile',
    value: facts.linkedIn && (
      <SafeLink href={facts.linkedIn} target="_blank">
        {facts.linkedIn.replace(/^https?:\/\/(?:www\.)?/, '')}
      </SafeLink>
    ),
  },
  { label: 'Mentor', value: facts.mentorship ? 'Yes, would mentor a younger graduate' : 'No' },
];

/** Group with the facts of a member, to read or edit. */
export const FactsGroup = ({
  member,
  folds,
  unavailableBecause,
  result,
  editor,
  mayEdit,
}: GroupProps & { editor: ReturnType<typeof useFactsEditor>; mayEdit: boolean }) => (
  <RecordGroup
    heading="Details"
    folds={folds}
    isOpen
    action={mayEdit && !editor.values ? <Edit what="the details" onClick={editor.open} /> : undefined}
  >
    {editor.putOnTop && <PutOnTopAlert {...editor.putOnTop} />}
    {editor.values ? (
      <FactsForm
        values={editor.values}
        onWrite={editor.write}
        errors={editor.errors}
        onSave={editor.save}
        onCancel={editor.close}
        busy={editor.busy}
        said={editor.said}
        unavailableBecause={unavailableBecause}
      />
    ) : (
      <FactList items={factsOf(member)} />
    )}
    {result}
  </RecordGroup>
);

/** Group with the contact data of a member: hidden, revealed or being edited. */
export const ContactGroup = ({
  member,
  folds,
  unavailableBecause,
  result,
  editor,
  may,
}: GroupProps & { editor: ReturnType<typeof useContactEditor>; may: { look: boolean; edit: boolean } }) => (
  <RecordGroup
    heading="Contact"
    folds={folds}
    isOpen
    action={
      may.edit && editor.contact && !editor.values ? (
        <Edit what="the contact info" onClick={editor.open} />
      ) : undefined
    }
  >
    {editor.putOnTop && <PutOnTopAlert {...editor.putOnTop} />}
    {editor.values && editor.contact ? (
      <ContactForm
        values={editor.values}
        keptEmail={editor.contact.email}
        onWrite={editor.write}
        errors={editor.errors}
        onSave={editor.save}
        onCancel={editor.close}
        busy={editor.busy}
        unavailableBecause={unavailableBecause}
      />
    ) : (
      <ContactPart
        name={member.name}
        has={member.contact}
        contact={editor.contact}
        busy={editor.isShowing}
        onShow={may.look ? editor.show : undefined}
        onCopy={(email) => void navigator.clipboard.writeText(email)}
      />
    )}
    {result}
  </RecordGroup>
);
