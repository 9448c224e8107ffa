import type { ImportRow } from '@banyan/api/office';
import { BackLink, EmptyState, TextLink } from '@banyan/ui/elements';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { FormResult } from '../../../kit/FormResult.tsx';
import { load } from '../../../kit/load.ts';
import { errorMessage, withStepUp } from '../../../kit/withStepUp.ts';
import { client } from '../../../shell/client.ts';
import { Panel } from '../../../shell/components/Panel/Panel.tsx';
import { ImportFile } from '../components/ImportFile/ImportFile.tsx';
import { ImportTable } from '../components/ImportTable/ImportTable.tsx';
import { CheckStep } from '../screens/CheckStep.tsx';
import { ColumnsStep } from '../screens/ColumnsStep.tsx';
import { DoneStep } from '../screens/DoneStep.tsx';
import { ImportScreen, mostBytes } from '../screens/ImportScreen.tsx';
import { UndoDialog } from '../screens/UndoDialog.tsx';
import { UndoneView } from '../screens/UndoneView.tsx';
import { importLine, useImportActions } from '../screens/useImportActions.ts';

/** Screen of a member import: the choice of a file, or the current step of an import, also after a reload. */
export const Route = createFileRoute('/office/_layout/members/import')({
  staticData: { title: 'Import members' },
  validateSearch: v.object({
    /** Id of a file that was read. */
    memberImport: v.fallback(v.optional(v.string()), undefined),
    /** Set to return to the columns after a check. */
    step: v.fallback(v.optional(v.picklist(['columns'])), undefined),
  }),
  loaderDeps: ({ search: { memberImport } }) => ({ memberImport }),
  loader: (at) =>
    load(at, 'member.import', 'Import members', async () =>
      at.deps.memberImport === undefined
        ? { memberImports: (await client.getImports()).memberImports }
        : { standing: await client.getImport({ params: { id: at.deps.memberImport } }) },
    ),
  component: () => {
    const found = Route.useLoaderData();
    return found.standing ? (
      <StepScreen key={found.standing.id} standing={found.standing} />
    ) : (
      <FileScreen memberImports={found.memberImports} />
    );
  },
});

function StepScreen({ standing }: { standing: Awaited<ReturnType<typeof client.getImport>> }) {
  const { step } = Route.useSearch();
  const { memberImport, choice, state, done } = standing;
  if (state === 'done' || state === 'undone') return <DoneStep standing={standing} done={done} />;
  if (state === 'forgotten' || memberImport === null)
    return (
      <ImportScreen step={1}>
        <BackLink href="/office/members/import">Another file</BackLink>
        <EmptyState heading="This file is deleted." headingLevel={2}>
          Files that are not imported within seven days are deleted. Choose the file again.
        </EmptyState>
      </ImportScreen>
    );
  return choice === null || step === 'columns' ? (
    <ColumnsStep memberImport={memberImport} choice={choice} />
  ) : (
    <CheckStep memberImport={memberImport} choice={choice} />
  );
}

function FileScreen({ memberImports }: { memberImports: readonly ImportRow[] }) {
  const navigate = Route.useNavigate();
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState<ImportRow>();
  const actions = useImportActions();

  const read = async (file: File) => {
    if (file.size > mostBytes) return setError('This file has more than 10 MB. Split it in two.');
    setReading(true);
    setError(undefined);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { memberImport } = await withStepUp(`Read ${file.name}`, (options) =>
        client.readImport(bytes, { query: { name: file.name }, ...options }),
      );
      await navigate({ search: { memberImport: memberImport.id } });
    } catch (failure) {
      setError(errorMessage(failure));
    } finally {
      setReading(false);
    }
  };
  return (
    <ImportScreen step={1}>
      <BackLink href="/office/members">Members</BackLink>
      <ImportFile busy={isReading} error={error} onFile={(file) => void read(file)} />
      <p>
        <TextLink href="/office/members/alumni-register">The alumni register</TextLink> is separate:
        membership requests are compared with it.
      </p>
      {actions.undone && <UndoneView undone={actions.undone} />}
      {memberImports.length > 0 && (
        <Panel heading="Earlier imports">
          <ImportTable
            memberImports={memberImports}
            hrefOf={({ id }) => `/office/members/import?roll=${id}`}
            onUndo={setAsking}
            busy={actions.busy}
          />
          <FormResult subject={importLine} />
        </Panel>
      )}
      <UndoDialog
        memberImport={asking}
        onCancel={() => setAsking(undefined)}
        onDo={() => {
          setAsking(undefined);
          if (asking) void actions.undo(asking);
        }}
      />
    </ImportScreen>
  );
}
