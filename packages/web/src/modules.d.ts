/** The rules ledger, as text. */
declare module 'virtual:ledger' {
  const text: string;
  export default text;
}
