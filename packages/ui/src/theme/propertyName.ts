/** Name of a token's custom property, without its two dashes: what is in `vars`, and what a theme sets, goes by it. */
export const propertyName = <Token extends string>(token: Token): `banyan-${Token}` => `banyan-${token}`;
