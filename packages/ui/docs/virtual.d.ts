/** Made by `.storybook/usedIcons.ts`. */
declare module 'virtual:used-icons' {
  /** Names of the icons of `lucide` that our own parts show: `ArrowRight`. */
  export const usedIcons: readonly string[];
}
