/** Which of these titles stand in a sentence; of two that overlap, the longer. */
export function titleFinder(titles: Iterable<string>): (sentence: string) => readonly string[] {
  const longestFirst = [...new Set(titles)].sort((a, b) => b.length - a.length);
  const known = new Map<string, readonly string[]>();
  return (sentence) => {
    let found = known.get(sentence);
    if (found === undefined) {
      let rest = sentence;
      found = longestFirst.filter((title) => {
        const stands = rest.includes(title);
        if (stands) rest = rest.replaceAll(title, '|');
        return stands;
      });
      known.set(sentence, found);
    }
    return found;
  };
}
