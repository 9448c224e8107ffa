import { JobBody, jobMessages, type Receipt } from '@banyan/api/contract';
import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { payloadOf } from '../../form/checkWith.ts';
import type { SummaryEntry } from '../../form/ErrorSummary/index.ts';
import {
  type Clock,
  captchaRefusal,
  createDraft,
  type Failure,
  fieldRefusals,
  type Send,
  systemClock,
  useBegun,
  useDraft,
  useFields,
  useFocus,
  useLater,
  useSubmission,
  useUndo,
} from '../../form/index.ts';
import { useVerification } from '../../verification/index.ts';
import { checkJob, emptyJob, type JobValues, jobNames } from './jobFields.ts';

export interface JobFormOptions {
  /** Sends the job: the client's `createJob`, as it is. */
  onSubmit: Send<JobBody, Receipt>;
  /** @default the real one */
  clock?: Clock | undefined;
}

/** Above the button, when a try did not work. */
interface Banner {
  heading: string;
  /** More about the connection. */
  detail?: string | undefined;
}

const load = () => import('./LaterParts.tsx');

const keeper = createDraft({ key: 'job', version: 1, names: jobNames });

/** The server's own words, else the spec's (part 2 §8). What stands at a field is not said twice. */
function bannerOf(failure: Failure): Banner | undefined {
  const { serverMessage, refused, connection, fieldErrors } = failure;
  if (serverMessage) {
    const said = [captchaRefusal(failure), ...fieldErrors.map(({ message }) => message)];
    return said.includes(serverMessage) ? undefined : { heading: serverMessage };
  }
  if (refused) return { heading: jobMessages.failed };
  return { heading: jobMessages.errorOccurred, detail: connection };
}

/** Everything the job form knows and does; `JobForm` shows it. */
export function useJobForm({ onSubmit, clock = systemClock }: JobFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const verification = useVerification(clock);
  const fields = useFields<JobValues>({ initial: emptyJob, check: checkJob, prefix: 'job' });
  const { sending, submit } = useSubmission(onSubmit);
  const undo = useUndo<JobValues>(clock);
  const focus = useFocus();
  const [banner, setBanner] = useState<Banner>();
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState<{ receipt: Receipt; values: JobValues }>();
  const draft = useDraft({ keeper, form, initial: emptyJob, values: fields.values, restore: fields.edit });
  const begun = useBegun(draft.touched || tried);
  const later = useLater(load, begun);
  const captchaId = fields.idOf('captchaToken');

  const focusSummary = () => focus(() => form.current?.querySelector<HTMLElement>('[data-summary] section'));

  const start = () => {
    draft.discard();
    fields.reset(emptyJob);
    setBanner(undefined);
    setTried(false);
  };

  const onFailed = (failure: Failure) => {
    const captcha = captchaRefusal(failure);
    const refused = fieldRefusals(failure, jobNames);
    verification.settle(failure, captcha);
    fields.flag(refused, 'server');
    setBanner(bannerOf(failure));
    if (captcha || Object.keys(refused).length > 0) focusSummary();
  };

  const onFormSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    undo.forget();
    setBanner(undefined);
    setTried(true);
    const { values } = fields;
    const messages = checkJob(values);
    fields.flag(messages, 'rules');
    const objection = verification.object();
    if (objection || Object.keys(messages).length > 0) return focusSummary();

    const outcome = await submit(async () => {
      await later.ready();
      const captchaToken = await verification.token();
      return v.parse(JobBody, { ...payloadOf(values, jobNames), captchaToken });
    });
    if (!outcome) return;
    if ('failed' in outcome) return onFailed(outcome.failed);
    verification.reset();
    start();
    setSent({ receipt: outcome.sent, values });
  };

  const entries: SummaryEntry[] = jobNames.flatMap((name) => {
    const message = fields.messages[name];
    return message === undefined ? [] : [{ id: fields.idOf(name), message }];
  });
  if (verification.state.error) entries.push({ id: captchaId, message: verification.state.error });

  return {
    form,
    fields,
    verification,
    captchaId,
    entries: tried ? entries : [],
    banner,
    sending,
    sent,
    begun,
    later: later.parts,
    draft: {
      ...draft,
      discarded: undo.kept !== undefined,
      onDiscard: () => {
        undo.keep(fields.values);
        start();
      },
      onUndo: () => {
        if (undo.kept) fields.reset(undo.kept.value);
        undo.forget();
      },
    },
    onSubmit: onFormSubmit,
    onChange: undo.forget,
    /** From the success back to an empty form. */
    again: () => {
      setSent(undefined);
      focus(() => document.getElementById(fields.idOf('title')));
    },
  };
}

export type JobFormState = ReturnType<typeof useJobForm>;
