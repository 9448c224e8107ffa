import { serverNow } from '@banyan/api/client';
import type { Submission } from '@banyan/api/office';
import { officeMessages } from '@banyan/api/office';
import { useEffect, useRef, useState } from 'react';
import { FormResult } from '../../../kit/FormResult.tsx';
import { useDraft } from '../../../kit/useDraft.ts';
import { useIsWide } from '../../../kit/useIsWide.ts';
import { errorMessage, withStepUp } from '../../../kit/withStepUp.ts';
import { client } from '../../../shell/client.ts';
import { siteContent } from '../../../shell/content.ts';
import { useShortcuts } from '../../../shell/useShortcuts.ts';
import { DecideFoot } from '../components/DecideFoot/DecideFoot.tsx';
import { EmailButton } from '../components/DecideFoot/EmailButton.tsx';
import { TakeBackFoot } from '../components/DecideFoot/TakeBackFoot.tsx';
import { EmailForm, type EmailPurpose } from '../components/EmailForm/EmailForm.tsx';
import { EmailSheet } from '../components/EmailSheet/EmailSheet.tsx';
import type { Contact } from '../components/ReviewItem/OnlyWeSee.tsx';
import { ReviewItem, type ReviewItemProps } from '../components/ReviewItem/ReviewItem.tsx';
import { questionsFor, reasonsFor } from '../components/readyWords.ts';
import { TurnDownForm } from '../components/TurnDownForm/TurnDownForm.tsx';
import { titleOf } from '../components/words.ts';
import type { SavedReason } from '../reasons.ts';
import type { With } from './useDecisions.ts';
import { replySubject } from './useReply.ts';

/** Form that is open for the submission. */
export type Writing = 'reject' | 'ask' | 'reply';

export interface ItemViewProps extends Pick<ReviewItemProps, 'back' | 'viewers' | 'hrefOf'> {
  item: Submission;
  /** True if the item was opened by deciding the one before it. */
  isFollowing: boolean;
  reasons: readonly SavedReason[];
  /** Permissions of the volunteer: to decide, and to see contact data. */
  may: { decide: boolean; contact: boolean };
  /** Id of the text that explains why nothing can be decided right now. */
  unavailableBecause: string | undefined;
  writing: Writing | undefined;
  onWrite: (what: Writing | undefined) => void;
  /** Decides the submission. Resolves to true if that worked. */
  onDecide: (as: 'approve' | 'reject', more: With) => Promise<boolean>;
  /** Sends the question. @throws as the API call does */
  onAsk: (question: string) => Promise<void>;
  /** Sends the reply. @throws as the API call does */
  onReply: (text: string) => Promise<void>;
  onMerge: () => void;
  onTakeBack: () => void;
  /** Editable parts of a story, and the edits it is approved with. */
  story?: Pick<ReviewItemProps, 'storyEdit' | 'withPhoto' | 'focus'> & { with: With; forget: () => void };
}

type FormProps = Pick<
  ItemViewProps,
  'item' | 'reasons' | 'unavailableBecause' | 'onWrite' | 'onDecide' | 'onAsk' | 'onReply'
>;

function TurnDown({ item, reasons, unavailableBecause, onWrite, onDecide }: FormProps) {
  const draft = useDraft('reject', item.ref);
  const [error, setError] = useState<string>();
  const reason = draft.text.reason ?? '';
  const turnDown = async () => {
    if (!reason.trim()) return setError(officeMessages.reasonRequired);
    if (await onDecide('reject', { reason })) draft.forget();
  };
  return (
    <TurnDownForm
      name={item.name}
      email={item.emails.reject}
      reasons={reasonsFor(reasons, [item.kind])}
      reason={reason}
      onChange={(text) => {
        setError(undefined);
        draft.write('reason', text);
      }}
      onTurnDown={() => void turnDown()}
      onBack={() => onWrite(undefined)}
      holdWords={draft.said ?? 'You can undo until the email is sent.'}
      error={error}
      unavailableBecause={unavailableBecause}
    />
  );
}

const emptyWords = { ask: officeMessages.questionRequired, reply: officeMessages.replyRequired } as const;

/** Form for a question or a reply. */
function Email({
  purpose,
  field,
  item,
  unavailableBecause,
  onWrite,
  onSend,
}: FormProps & {
  purpose: EmailPurpose;
  /** Name of the field in the draft. */
  field: string;
  /** @throws as the API call does */
  onSend: (text: string) => Promise<void>;
}) {
  const draft = useDraft(purpose, item.ref);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const text = draft.text[field] ?? '';
  const send = async () => {
    if (!text.trim()) return setError(emptyWords[purpose]);
    setBusy(true);
    setFailure(undefined);
    try {
      await onSend(text);
      draft.forget();
      onWrite(undefined);
    } catch (reason) {
      setFailure(errorMessage(reason));
    } finally {
      setBusy(false);
    }
  };
  return (
    <EmailForm
      purpose={purpose}
      name={item.name}
      questions={purpose === 'ask' ? questionsFor[item.kind] : []}
      text={text}
      onChange={(next) => {
        setError(undefined);
        draft.write(field, next);
      }}
      onSend={() => void send()}
      onBack={() => onWrite(undefined)}
      busy={busy}
      error={error}
      failure={failure}
      draftWords={draft.said}
      unavailableBecause={unavailableBecause}
    />
  );
}

const writingForms = {
  reject: TurnDown,
  ask: (props: FormProps) => <Email {...props} purpose="ask" field="question" onSend={props.onAsk} />,
  reply: (props: FormProps) => <Email {...props} purpose="reply" field="reply" onSend={props.onReply} />,
} as const satisfies Record<Writing, unknown>;

/** Contact data of one item, once it was shown. */
function useContact({ ref, name }: Submission) {
  const [contact, setContact] = useState<Contact>();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const show = async () => {
    setBusy(true);
    setTrouble(undefined);
    try {
      const shown = await withStepUp(`View the contact info of ${name}`, (options) =>
        client.showContact({}, { params: { ref }, ...options }),
      );
      setContact(shown);
    } catch (error) {
      setTrouble(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return { contact, busy, trouble, show };
}

/** Time that an item opened by a decision ignores presses, in milliseconds: they were meant for the item before. */
const deafMs = 700;

/** Returns a function that is true while a press is too soon after the item appeared. */
function useIsTooSoon(isFollowing: boolean): () => boolean {
  const since = useRef<number>(undefined);
  useEffect(() => {
    since.current = performance.now();
  }, []);
  return () => isFollowing && (since.current === undefined || performance.now() - since.current < deafMs);
}

const digits = Array.from({ length: 9 }, (_, index) => `${index + 1}`);
const pressReason = (digit: string) =>
  document.querySelector<HTMLElement>(`[data-reason='${digit}']`)?.click();

/** Open submission with its actions and forms. */
export function ItemView({ story, ...props }: ItemViewProps) {
  const { item, may, unavailableBecause, writing, onWrite, onDecide } = props;
  const [isEmailShown, showEmail] = useState(false);
  const { contact, busy, trouble, show } = useContact(item);
  const canDecide = may.decide && item.decided === null;
  const approves = item.emails.approve;
  const isWide = useIsWide();
  const isTooSoon = useIsTooSoon(props.isFollowing);
  const toggle = approves ? () => showEmail(!isEmailShown) : undefined;

  const decide = async (as: 'approve' | 'reject') => {
    if (unavailableBecause !== undefined || isTooSoon()) return;
    if (as === 'reject' && item.kind !== 'message') return onWrite('reject');
    if (await onDecide(as, as === 'approve' ? (story?.with ?? {}) : {})) story?.forget();
  };
  const ask = canDecide && item.canAsk ? () => onWrite('ask') : undefined;
  useShortcuts('list', {
    ...(canDecide &&
      writing === undefined && {
        a: () => void decide('approve'),
        r: () => void decide('reject'),
        ...(ask && { q: ask }),
      }),
    ...(writing === 'reject' &&
      Object.fromEntries(digits.map((digit) => [digit, () => pressReason(digit)] as const))),
  });

  const Form = writing && (canDecide || writing === 'reply') ? writingForms[writing] : undefined;
  const canReply = may.decide && item.kind === 'message' && writing !== 'reply';
  return (
    <ReviewItem
      item={item}
      back={props.back}
      hrefOf={props.hrefOf}
      now={serverNow()}
      categories={siteContent().storyCategories}
      {...(props.viewers && { viewers: props.viewers })}
      contact={contact}
      isShowing={busy}
      contactTrouble={trouble}
      onShowContact={may.contact ? () => void show() : undefined}
      onMerge={canDecide ? () => !isTooSoon() && props.onMerge() : undefined}
      storyEdit={canDecide ? story?.storyEdit : undefined}
      withPhoto={story?.withPhoto}
      focus={story?.focus}
      onReply={canReply ? () => onWrite('reply') : undefined}
      replyUnavailableBecause={unavailableBecause}
      replyResult={<FormResult subject={replySubject(item.ref)} />}
      writing={Form && <Form {...props} />}
      email={
        <>
          {/* On phones the footer has room for the decisions only. */}
          {canDecide && !isWide && toggle && <EmailButton isShown={isEmailShown} onClick={toggle} />}
          {isEmailShown && approves && <EmailSheet email={approves} to={titleOf(item)} />}
        </>
      }
      foot={
        canDecide ? (
          <DecideFoot
            kind={item.kind}
            onDecide={(as) => void decide(as)}
            onAsk={ask}
            onEmail={isWide ? toggle : undefined}
            isEmailShown={isEmailShown}
            unavailableBecause={unavailableBecause}
          />
        ) : (
          may.decide &&
          item.decided && (
            <TakeBackFoot onTakeBack={props.onTakeBack} unavailableBecause={unavailableBecause} />
          )
        )
      }
    />
  );
}
