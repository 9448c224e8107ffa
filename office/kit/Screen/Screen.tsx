import { BackLink } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import { useLocation, useRouter } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { InlineAlert } from '../../shell/components/InlineAlert/InlineAlert.tsx';
import { ScreenHead } from '../../shell/components/ScreenHead/ScreenHead.tsx';
import { RefreshPrompt } from '../../shell/RefreshPrompt.tsx';
import { useOnline } from '../useOnline.ts';
import { offlineId } from './offline.ts';

export interface ScreenProps {
  title: ReactNode;
  /** Main action of the screen, at the end of its header. */
  action?: ReactNode;
  /** List that this screen belongs to. Going back restores the place in the list. */
  back?: { label: string; href: string } | undefined;
  /** Facts beside the back link, such as a reference or a status. */
  facts?: ReactNode;
  /** Ends the offline notice "You’re offline. You can …": "read, but not refund". @default no notice */
  offline?: string | undefined;
  /** Shows a prompt to reload after others changed the content. @default true */
  canBeOld?: boolean;
  /** Space between the parts, in pixels. @default 16 */
  space?: ComponentProps<typeof Stack>['space'];
  children: ReactNode;
}

/** Separate component, because calling `useOnline` hides the general offline notice, which other screens need. */
function OfflineNotice({ words }: { words: string }) {
  const isOnline = useOnline();
  return isOnline ? null : (
    <InlineAlert live tone="warning" id={offlineId}>
      You’re offline. You can {words}.
    </InlineAlert>
  );
}

/** Layout of a screen: header, back link, notices and content. */
export function Screen({
  title,
  action,
  back,
  facts,
  offline,
  canBeOld = true,
  space = 16,
  children,
}: ScreenProps) {
  const router = useRouter();
  const { state } = useLocation();
  const way = back && (
    <BackLink
      href={back.href}
      onClick={(event) => {
        if (!state.fromList) return;
        event.preventDefault();
        router.history.back();
      }}
    >
      {back.label}
    </BackLink>
  );
  return (
    <>
      <ScreenHead title={title} action={action} />
      <Stack space={space}>
        {facts ? (
          <Cluster space={12}>
            {way}
            {facts}
          </Cluster>
        ) : (
          way
        )}
        {canBeOld && <RefreshPrompt />}
        {offline !== undefined && <OfflineNotice words={offline} />}
        {children}
      </Stack>
    </>
  );
}
