import { serverNow } from '@banyan/api/client';
import type { Me, Member } from '@banyan/api/office';
import { Text } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ConflictView } from '../../../../kit/ConflictView.tsx';
import { FormResult } from '../../../../kit/FormResult.tsx';
import { load } from '../../../../kit/load.ts';
import { offlineId } from '../../../../kit/Screen/offline.ts';
import { Screen } from '../../../../kit/Screen/Screen.tsx';
import { useIsWide } from '../../../../kit/useIsWide.ts';
import { useOnline } from '../../../../kit/useOnline.ts';
import { client } from '../../../../shell/client.ts';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';
import { ScreenHead } from '../../../../shell/components/ScreenHead/ScreenHead.tsx';
import { Timeline } from '../../../../shell/components/Timeline/Timeline.tsx';
import { hasPermission } from '../../../../shell/navigation.ts';
import { OtherViewers } from '../../../../shell/OtherViewers.tsx';
import { RefreshPrompt } from '../../../../shell/RefreshPrompt.tsx';
import { ConsentTable } from '../../components/ConsentTable/ConsentTable.tsx';
import { MemberActions } from '../../components/MemberActions/MemberActions.tsx';
import { MemberHead } from '../../components/MemberHead/MemberHead.tsx';
import { PartList } from '../../components/PartList/PartList.tsx';
import { PublicCard } from '../../components/PublicCard/PublicCard.tsx';
import { RecordColumns } from '../../components/RecordColumns/RecordColumns.tsx';
import { RecordGroup } from '../../components/RecordGroup/RecordGroup.tsx';
import { DeleteDialog } from '../../screens/DeleteDialog.tsx';
import { MemberAlerts } from '../../screens/MemberAlerts.tsx';
import { ContactGroup, FactsGroup } from '../../screens/MemberGroups.tsx';
import { happeningsOf, placeOf, stamps } from '../../screens/recordOf.ts';
import { useContactEditor } from '../../screens/useContactEditor.ts';
import { useFactsEditor } from '../../screens/useFactsEditor.ts';
import { useMemberActions } from '../../screens/useMemberActions.ts';

/** Words for what is not possible without a connection. */
const offline = 'read, but not change anything';

/** Permissions of the volunteer that this screen depends on. */
const mayOf = (me: Me) => ({
  look: hasPermission(me, 'member.contact'),
  edit: hasPermission(me, 'member.edit'),
  links: hasPermission(me, 'member.links'),
  merge: hasPermission(me, 'member.merge'),
  delete: hasPermission(me, 'member.delete'),
  review: hasPermission(me, 'queue.see'),
});

/** Screen of one member, with all facts and actions. On phones its groups are collapsible. */
export const Route = createFileRoute('/office/_layout/members/$id/')({
  staticData: { title: 'Member' },
  loader: (at) =>
    load(at, 'member.see', 'Read a member', () => client.getOfficeMember({ params: at.params })),
  component: () => {
    const { member } = Route.useLoaderData();
    return <MemberScreen key={member.id} member={member} />;
  },
});

function MemberScreen({ member }: { member: Member }) {
  const { me } = Route.useRouteContext();
  const router = useRouter();
  const { state } = useLocation();
  const folds = !useIsWide();
  const unavailableBecause = useOnline() ? undefined : offlineId;
  const [isDeleting, setDeleting] = useState(false);
  const actions = useMemberActions(member);
  const may = mayOf(me);
  const facts = useFactsEditor(member, may.edit, actions);
  const contact = useContactEditor(member, actions);

  const { status, busy, lines } = actions;
  const isMember = status === 'shown' || status === 'hidden';
  const firstName = member.facts.firstName;

  if (facts.conflict || contact.conflict)
    return (
      <Screen title={member.name} canBeOld={false} offline={offline}>
        {facts.conflict && (
          <ConflictView
            {...facts.conflict}
            unavailableBecause={unavailableBecause}
            result={<FormResult subject={lines.facts} />}
          />
        )}
        {contact.conflict && (
          <ConflictView
            {...contact.conflict}
            unavailableBecause={unavailableBecause}
            result={<FormResult subject={lines.contact} />}
          />
        )}
      </Screen>
    );

  const line = <FormResult subject={lines.whole} />;
  const buttons = (
    <MemberActions
      folds={folds}
      busy={busy}
      unavailableBecause={unavailableBecause}
      onSendLinks={may.links && isMember ? actions.sendLinks : undefined}
      onHide={may.edit && status === 'shown' ? actions.hide : undefined}
      onShow={may.edit && status === 'hidden' ? actions.show : undefined}
      mergeHref={may.merge && isMember ? `/office/members/${member.id}/merge` : undefined}
      onDelete={may.delete ? () => setDeleting(true) : undefined}
      result={line}
    />
  );
  const group = { member, folds, unavailableBecause };
  const stamp = stamps[status];
  return (
    <>
      <ScreenHead title={member.name} />
      <Stack space={12}>
        <MemberHead
          member={{ ...member, status }}
          now={serverNow()}
          back={{
            href: '/office/members',
            onClick: (event) => {
              if (!state.fromList) return;
              event.preventDefault();
              router.history.back();
            },
          }}
        >
          {!folds && buttons}
        </MemberHead>
        {!folds && line}
        <OtherViewers place={`member:${member.id}`} />
        <RefreshPrompt />
        {unavailableBecause !== undefined && (
          <InlineAlert live tone="warning" id={offlineId}>
            You’re offline. You can {offline}.
          </InlineAlert>
        )}
        <MemberAlerts
          member={member}
          mayMerge={may.merge}
          mayReview={may.review}
          onUndoMerge={actions.undoMerge}
        />
        <FormResult subject={lines.merges} />
      </Stack>
      <RecordColumns
        start={
          <>
            <RecordGroup heading={stamp === undefined ? 'Public' : 'Public, if shown'}>
              <PublicCard card={member.card} headingLevel={3} stamp={stamp} />
            </RecordGroup>
            <RecordGroup heading="Consents" folds={folds}>
              <ConsentTable
                consents={member.consents}
                firstName={firstName}
                busy={busy}
                onWithdraw={
                  may.edit && isMember && unavailableBecause === undefined ? actions.withdraw : undefined
                }
              />
              <FormResult subject={lines.consents} />
            </RecordGroup>
          </>
        }
        end={
          <>
            <FactsGroup
              {...group}
              result={<FormResult subject={lines.facts} />}
              editor={facts}
              mayEdit={may.edit && isMember}
            />
            <ContactGroup
              {...group}
              result={<FormResult subject={lines.contact} />}
              editor={contact}
              may={{ look: may.look, edit: may.edit && isMember }}
            />
            <RecordGroup heading="Activity" folds={folds}>
              <PartList
                part={member.part}
                gifts={member.gifts}
                hrefOf={(part) => (may.review ? placeOf(part) : undefined)}
              />
            </RecordGroup>
          </>
        }
        below={
          <RecordGroup heading="History" folds={folds}>
            {member.history.length > 0 ? (
              <Timeline items={happeningsOf(member.history)} />
            ) : (
              <Text tone="quiet">No actions on this member yet.</Text>
            )}
          </RecordGroup>
        }
      />
      {folds && buttons}
      <DeleteDialog member={member} open={isDeleting} onClose={() => setDeleting(false)} />
    </>
  );
}
