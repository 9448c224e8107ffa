import type { Challenge } from '@banyan/api/contract';
import { lazyModule } from '@banyan/ui/hooks';
import type { ComponentType, ReactNode } from 'react';

/** What a form may ask of a widget that is on the page. */
export interface WidgetHandle {
  /** Take the token back and start over. */
  reset: () => void;
  /** A fresh token without the visitor's help, where the provider can. */
  refresh?: () => Promise<string>;
}

/** How a widget tells what happens. Every widget reports the same events, so that all of them show the same states. */
export interface WidgetProps {
  /** Hands over the handle; called with `null` when the widget leaves the page. */
  attach: (handle: WidgetHandle | null) => void;
  /** It is drawn and can be used. */
  onReady: () => void;
  /** The visitor started it, and it takes a moment. */
  onWorking: () => void;
  /** The visitor put it aside before it was solved. */
  onClosed: () => void;
  /** It was solved; the token goes along with what is sent. */
  onVerified: (token: string) => void;
  /** The provider took its token back. */
  onExpired: () => void;
  /** It could not be loaded or asked. */
  onBroken: () => void;
  /** How far the verification is, as the form knows it. */
  phase: 'idle' | 'working' | 'verified';
}

export type VerificationWidget = ComponentType<WidgetProps>;

/**
 * Which human verification this deployment uses.
 * - `proof-of-work`: embedded, no third party. Needs the API's challenge call.
 * - `hcaptcha`: the third party. `script` is for a double in tests.
 * - `custom`: any other provider; `load` fetches its widget.
 */
export type VerificationSettings =
  | { provider: 'proof-of-work'; getChallenge: (options: { signal: AbortSignal }) => Promise<Challenge> }
  | { provider: 'hcaptcha'; siteKey: string; script?: string }
  | { provider: 'custom'; load: () => Promise<VerificationWidget> };

/** Puts a provider's widget on the page. */
export type RenderWidget = (props: WidgetProps) => ReactNode;

const proofOfWork = lazyModule(() => import('./ProofOfWork/index.ts'));
const hCaptcha = lazyModule(() => import('./HCaptcha/index.ts'));

/** Fetches the code of a provider's widget. A page carries only the one it uses, and only once it needs it. */
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
