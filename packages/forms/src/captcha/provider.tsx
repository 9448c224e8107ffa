import type { Challenge } from '@banyan/api/contract';
import { lazyModule } from '@banyan/ui/hooks';
import type { ComponentType, ReactNode } from 'react';

/** Methods of a mounted widget that a form may call. */
export interface WidgetHandle {
  /** Discards the token and starts over. */
  reset: () => void;
  /** Returns a fresh token without the visitor's help, if the provider supports it. */
  refresh?: () => Promise<string>;
}

/** Callbacks of a widget. Every widget reports the same events, so that all of them show the same states. */
export interface WidgetProps {
  /** Passes the handle to the form; called with `null` when the widget is unmounted. */
  attach: (handle: WidgetHandle | null) => void;
  /** Called when the widget is drawn and can be used. */
  onReady: () => void;
  /** Called when the visitor has started the check and it takes a moment. */
  onWorking: () => void;
  /** Called when the visitor closes the check before solving it. */
  onClosed: () => void;
  /** Called when the check is solved; the form sends the token with its body. */
  onVerified: (token: string) => void;
  /** Called when the provider's token has expired. */
  onExpired: () => void;
  /** Called when the widget could not be loaded or its server did not answer. */
  onBroken: () => void;
  /** Phase of the verification as the form knows it. */
  phase: 'idle' | 'working' | 'verified';
}

export type VerificationWidget = ComponentType<WidgetProps>;

/**
 * Human verification of this deployment.
 * - `proof-of-work`: embedded, no third party. Needs the API's challenge call.
 * - `hcaptcha`: the third party. `script` is for a fake in tests.
 * - `custom`: any other provider; `load` fetches its widget.
 */
export type VerificationSettings =
  | { provider: 'proof-of-work'; getChallenge: (options: { signal: AbortSignal }) => Promise<Challenge> }
  | { provider: 'hcaptcha'; siteKey: string; script?: string }
  | { provider: 'custom'; load: () => Promise<VerificationWidget> };

/** Renders a provider's widget. */
export type RenderWidget = (props: WidgetProps) => ReactNode;

const proofOfWork = lazyModule(() => import('./ProofOfWork/index.ts'));
const hCaptcha = lazyModule(() => import('./HCaptcha/index.ts'));

/** Loads the code of a provider's widget. A page loads only the one it uses, and only when it needs it. */
export async function loadWidget(settings: VerificationSettings): Promise<RenderWidget> {
  switch (settings.provider) {
    case 'proof-of-work': {
      const { ProofOfWork } = await proofOfWork.load();
      return (props) => <ProofOfWork {...props} getChallenge={settings.getChallenge} />;
    }
    case 'hcaptcha': {
      const { HCaptcha } = await hCaptcha.load();
      return (props) => <HCaptcha {...props} siteKey={settings.siteKey} script={settings.script} />;
    }
    case 'custom': {
      const Widget = await settings.load();
      return (props) => <Widget {...props} />;
    }
  }
}
