/** The rules ledger of a game, as text. */
declare module 'virtual:ledger/*' {
  const text: string;
  export default text;
}
