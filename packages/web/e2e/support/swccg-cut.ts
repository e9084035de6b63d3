/** Whether everything written on the table of the Star Wars CCG can be read: no letter is cut, no word broken anywhere. */

/** Runs in the page; it can use nothing from outside. What is cut or broken, in words. */
export function cutTexts(): string[] {
  const found = new Set<string>();
  /** So much of a letter's size lies above and below the middle of its line. */
  const REACH = 0.36;
  const SMALLEST = 9;
  const parts = '.ccg-board, .fan, .strip.top, .me, .phases, .ask';
  /** Names that have a shorter form for every room. */
  const named = '.strip-name, .strip-place, .ccg-tab span';

  const reads = (element: Element): boolean => {
    const style = getComputedStyle(element);
    return (
      element.closest('.visually-hidden, svg') === null &&
      style.visibility !== 'hidden' &&
      Number.parseFloat(style.fontSize) > 0
    );
  };

  /** The box in which this much of a text has to be, and whether it scrolls or says itself that there is more. */
  const cutter = (element: Element, box: DOMRect, top: number, bottom: number): Element | null => {
    let scrollsX = false;
    let scrollsY = false;
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const style = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      scrollsX ||= /auto|scroll/u.test(style.overflowX);
      scrollsY ||= /auto|scroll/u.test(style.overflowY);
      // What is folded away, is shortened with a sign, or has to be scrolled is not cut.
      if (frame.width < 2 || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null;
      const beside = style.overflowX !== 'visible' && !scrollsX;
      const above = style.overflowY !== 'visible' && !scrollsY;
      if (beside && (box.left < frame.left - 1.5 || box.right > frame.right + 1.5)) return at;
      if (above && (top < frame.top - 1 || bottom > frame.bottom + 1)) return at;
    }
    return null;
  };

  const linesOf = (node: Node, from: number, to: number): number => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
    return new Set(tops).size;
  };

  for (const part of document.querySelectorAll(parts)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement!;
      const text = node.textContent ?? '';
      if (text.trim() === '' || !reads(element)) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (element.matches(named) && element.getClientRects().length > 0)
        if (text.endsWith('…') || element.scrollWidth > element.clientWidth + 1) found.add(`"${text}" is shortened`);
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      if (boxes.length > 0 && size < SMALLEST) found.add(`"${text}" has only ${size} px`);
      for (const box of boxes) {
        const middle = (box.top + box.bottom) / 2;
        const by = cutter(element, box, middle - size * REACH, middle + size * REACH);
        if (by !== null) found.add(`"${text}" is cut by ${by.className}`);
      }
      // After a soft hyphen a word may go on in the next line.
      for (const { 0: word, index } of text.matchAll(/(?<!\u00ad)[\p{L}\p{N}'’]+/gu))
        if (linesOf(node, index, index + word.length) > 1) found.add(`"${word}" is broken`);
    }
  }
  return [...found];
}
