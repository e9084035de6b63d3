/** Worked out once for each thing (a catalogue of cards, say), when it is first asked for; forgotten with that thing. */
export function onceFor<K extends object, V extends object>(make: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, V>();
  return (of) => {
    let made = known.get(of);
    if (made === undefined) {
      made = make(of);
      known.set(of, made);
    }
    return made;
  };
}
