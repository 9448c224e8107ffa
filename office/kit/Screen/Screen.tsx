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
  /** What can be done from anywhere on it, at the end of its head. */
  action?: ReactNode;
  /** The list that this screen belongs to. From a row of it, one goes back to where one was. */
  back?: { label: string; href: string } | undefined;
  /** What is beside the way back: a reference, a state. */
  facts?: ReactNode;
  /** What one can’t do without a connection: "read, but not refund". @default nothing is said */
  offline?: string | undefined;
  /** Says when others changed what the screen shows, and offers to read it again. @default true */
  canBeOld?: boolean;
  /** Between its parts, in pixels. @default 16 */
  space?: ComponentProps<typeof Stack>['space'];
  children: ReactNode;
}

/** Part of its own, because `useOnline` silences the general notice, which a screen that says nothing needs. */
function OfflineNotice({ words }: { words: string }) {
  const isOnline = useOnline();
  return isOnline ? null : (
    <InlineAlert live tone="warning" id={offlineId}>
      You’re offline. You can {words}.
    </InlineAlert>
  );
}

/** A screen: its head, the way back, what keeps anybody from doing something now, and its parts. */
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
