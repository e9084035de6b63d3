/** Cards on their way: flown by transforms alone, over everything, while what they are copies of stays hidden in its place. */

/** A card as it lies, or lay, on the screen. */
export interface Lying {
  readonly element: HTMLElement;
  readonly box: DOMRect;
  /** All that it lies in, from the inside out: style hangs on it. */
  readonly within: readonly Element[];
}

const EASE = 'cubic-bezier(.2, .8, .2, 1)';
const FLIGHT = 420;
const SLIDE = 260;
const FALL = 900;
const SHAKE = 340;
const PIP = 90;

/** All that moves now, to be ended at once by an answer. */
const moving = new Set<Animation>();

/** Ends at once whatever is still on its way. */
export function landAll(): void {
  for (const animation of moving) animation.finish();
}

function move(
  element: Element,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
  then: () => void = () => {},
): void {
  const animation = element.animate(frames, { easing: EASE, ...options });
  moving.add(animation);
  const end = (): void => {
    moving.delete(animation);
    then();
  };
  animation.addEventListener('finish', end);
  animation.addEventListener('cancel', end);
}

/** Where copies fly: outside of the table, seen by nobody who reads the page. */
function sky(): HTMLElement {
  const there = document.querySelector<HTMLElement>('.flights');
  if (there !== null) return there;
  const made = document.createElement('div');
  made.className = 'flights';
  made.setAttribute('aria-hidden', 'true');
  made.inert = true;
  document.body.append(made);
  return made;
}

/** A copy of the card, lying where it lies; all that gives it its style is around it, and has no box of its own. */
function copyOf({ element, box, within }: Lying): { readonly copy: HTMLElement; readonly remove: () => void } {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('[data-card], [data-choice]')])
    for (const name of ['data-card', 'data-choice', 'data-face']) part.removeAttribute(name);
  copy.classList.remove('able', 'selected', 'pointed', 'picked');
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    transform: 'none',
    transition: 'none',
  });
  let outer: HTMLElement = copy;
  for (const around of within) {
    const shell = document.createElement('div');
    shell.className = around.className;
    shell.style.cssText = around.getAttribute('style') ?? '';
    shell.style.display = 'contents';
    shell.dataset['shell'] = '';
    shell.append(outer);
    outer = shell;
  }
  sky().append(outer);
  return { copy, remove: () => outer.remove() };
}

/** What has to be done to the one box to lie in the other, at its own proportions. */
function shift(from: DOMRect, to: DOMRect): Keyframe {
  const size = Math.min(to.width / from.width, to.height / from.height);
  const dx = to.left + to.width / 2 - (from.left + from.width / 2);
  const dy = to.top + to.height / 2 - (from.top + from.height / 2);
  return { translate: `${dx}px ${dy}px`, scale: `${size}` };
}

const HERE: Keyframe = { translate: '0 0', scale: '1' };

/** The card comes from that place to where it lies now. */
export function fly(card: Lying, from: DOMRect, pace: number): void {
  const duration = FLIGHT * pace;
  const { copy, remove } = copyOf(card);
  move(card.element, [{ opacity: 0 }, { opacity: 0 }], { duration });
  move(copy, [shift(card.box, from), HERE], { duration }, remove);
}

/** The card moves up in its row. */
export function slide({ element, box }: Lying, from: DOMRect, pace: number): void {
  const { translate = '0 0' } = shift(box, from);
  move(element, [{ translate: `${translate}` }, { translate: '0 0' }], { duration: SLIDE * pace });
}

/** A card that is gone flies to its pile. */
export function leave(card: Lying, to: DOMRect, pace: number): void {
  const { copy, remove } = copyOf(card);
  move(copy, [HERE, { ...shift(card.box, to), opacity: 0.3 }], { duration: FLIGHT * pace }, remove);
}

/** A unit's end: it is struck, sinks, turns and loses its colour, then flies to the pile; or, without motion, is seen to go. */
export function fall(card: Lying, to: DOMRect, pace: number, still: boolean): void {
  const { copy, remove } = copyOf(card);
  const duration = FALL * pace;
  const grey = 'grayscale(1) brightness(.55)';
  if (still) return move(copy, [{ filter: grey }, { filter: grey }], { duration }, remove);
  const away = shift(card.box, to);
  move(
    copy,
    [
      { translate: '0 0', rotate: '0deg', scale: '1', filter: 'brightness(1.7)' },
      { translate: '-5px 0', rotate: '0deg', scale: '1', filter: 'brightness(1.4)', offset: 0.06 },
      { translate: '5px 0', rotate: '1deg', scale: '1', filter: 'grayscale(0)', offset: 0.12 },
      { translate: '0 22px', rotate: '14deg', scale: '.96', filter: grey, offset: 0.6 },
      { ...away, rotate: '30deg', filter: grey, opacity: 0.4 },
    ],
    { duration, easing: 'ease-in-out' },
    remove,
  );
}

/** A hit: the card shakes, and so many of its pips come one by one. */
export function shake(element: HTMLElement, hits: number, pace: number): void {
  const there = [0, -5, 5, -4, 3, 0];
  move(
    element,
    there.map((x) => ({ translate: `${x}px 0` })),
    { duration: SHAKE * pace, easing: 'linear' },
  );
  const pips = [...element.querySelectorAll('.pip')];
  for (const [i, pip] of pips.slice(-hits).entries())
    move(pip, [{ scale: '0' }, { scale: '1.7', offset: 0.5 }, { scale: '1' }], {
      duration: SHAKE * pace,
      delay: i * PIP * pace,
      fill: 'backwards',
    });
}

/** The attacker strikes out at its target. */
export function lunge(attacker: HTMLElement, target: DOMRect, pace: number): void {
  const box = attacker.getBoundingClientRect();
  const [dx, dy] = [target.x + target.width / 2 - box.x - box.width / 2, target.y - box.y];
  const far = Math.hypot(dx, dy) || 1;
  const out = `${(dx / far) * 22}px ${(dy / far) * 22}px`;
  move(
    attacker,
    [
      { translate: '0 0', rotate: '0deg' },
      { translate: out, rotate: `${dx < 0 ? -4 : 4}deg`, offset: 0.4 },
      { translate: '0 0', rotate: '0deg' },
    ],
    { duration: 420 * pace },
  );
}
