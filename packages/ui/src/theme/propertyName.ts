/** Name of a token’s custom property, without its two dashes; used in `vars` and by themes. */
export const propertyName = <Token extends string>(token: Token): `banyan-${Token}` => `banyan-${token}`;
