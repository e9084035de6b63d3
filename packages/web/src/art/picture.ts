/** Pictures of everything that is not a portrait: machines under the sky, places, and signs in a flash of light. */
import { BEASTS } from './beasts.ts';
import { chanceFrom } from './chance.ts';
import { circle, drawPart, each, line, moved, oval, type Part } from './draw.ts';
import { figureOf, type Look, type Picture, portrait, rimOf } from './portrait.ts';
import { SCENES, type SceneName, stars } from './scenes.ts';
import { SHIPS } from './ships.ts';
import { SIGNS } from './signs.ts';
import { group, type GroupName, VEHICLES } from './vehicles.ts';

/** What a card shows. Places and things are handed over as functions: only the games that have them load them. */
export type Subject =
  | { readonly who: Look; readonly doing?: Part<typeof SIGNS>; readonly hue?: number }
  | { readonly pair: readonly [Look, Look] }
  | { readonly ship: Part<typeof SHIPS>; readonly wing?: boolean }
  | { readonly vehicle: Part<typeof VEHICLES>; readonly scene?: SceneName }
  | { readonly group: GroupName; readonly n?: number; readonly scene?: SceneName }
  | { readonly beast: Part<typeof BEASTS>; readonly scene?: SceneName }
  | { readonly sign: Part<typeof SIGNS>; readonly hue?: number }
  | { readonly thing: () => string; readonly hue?: number }
  | { readonly place: () => string };

const BOX = '8 4 104 96';
const at = (x: number, y: number, scale: number, turn: number, inner: string): string =>
  moved(`translate(${x} ${y})${turn === 0 ? '' : ` rotate(${Math.round(turn)})`} scale(${scale})`, inner);
const sky = (hue: number): readonly [string, string] => [
  `hsl(${Math.round(hue)} 46% 21%)`,
  `hsl(${Math.round(hue) + 16} 44% 8%)`,
];
/** A light behind, in the side's colour. */
const glow = (side: string): string => circle(60, 46, 44, rimOf(side), 0.1) + circle(60, 46, 30, rimOf(side), 0.08);
const hueOf = (side: string): number => (side === 'Dark' ? 350 : side === 'Light' ? 212 : 40);

function flying(order: Part<typeof SHIPS>, many: boolean, name: string, side: string): Picture {
  const hue = side === 'Dark' ? 246 : side === 'Light' ? 214 : 190;
  return {
    sky: sky(hue + (chanceFrom(name)() - 0.5) * 24),
    box: BOX,
    fit: 'meet',
    draw: () => {
      const chance = chanceFrom(name);
      const shape = drawPart(SHIPS, order);
      const world = Math.round(-20 + chance() * 150);
      const turn = side === 'Dark' ? 8 + chance() * 8 : -26 + chance() * 8;
      return (
        stars(70, chance, 120) +
        circle(world, 118, 40, `hsl(${hue + 30} 42% 26%)`) +
        circle(world - 8, 110, 42, `hsl(${hue} 44% 12%)`, 0.4) +
        circle(92, 14, 40, rimOf(side), 0.09) +
        (many
          ? each(
              [
                [40, 26],
                [78, 50],
                [38, 76],
              ],
              ([x, y]) => at(x!, y!, 0.56, turn, shape),
            )
          : at(60, 50, 0.98, turn, shape))
      );
    },
  };
}

function standing(shape: () => string, scene: SceneName, name: string, side: string): Picture {
  const { sky: above, draw: behind } = SCENES[scene];
  return {
    sky: above,
    box: BOX,
    fit: 'meet',
    draw: () =>
      behind(chanceFrom(name)) + glow(side) + oval(60, 84, 44, 5, '#000', 0, 0.35) + at(60, 58, 1.02, 0, shape()),
  };
}

/** Things and signs: rays of light on a dark ground. */
function flash(shape: () => string, tint: number, name: string, side: string): Picture {
  const hue = Math.round(tint + (chanceFrom(name)() - 0.5) * 28);
  return {
    sky: sky(hue),
    box: BOX,
    fit: 'meet',
    draw: () => {
      const turn = Math.round(chanceFrom(name)() * 30);
      return (
        each([0, 30, 60, 90, 120, 150], (a) =>
          moved(`rotate(${turn + a} 60 50)`, line('M-90 50H210', '#fff', 6, 0.03)),
        ) +
        circle(60, 50, 40, `hsl(${hue + 20} 90% 60%)`, 0.14) +
        glow(side) +
        shape()
      );
    },
  };
}

const middle = (inner: string): string => at(60, 50, 0.92, 0, inner);
const bust = (look: Look, x: number, y: number, scale: number): string =>
  at(x, y, scale, 0, look.place === undefined ? figureOf(look) : moved(look.place, figureOf(look)));

/** `name`: what has the same name looks the same. */
export function draw(subject: Subject, name: string, side: string): Picture {
  const hue = ('hue' in subject ? subject.hue : undefined) ?? hueOf(side);
  if ('who' in subject) {
    const { who, doing } = subject;
    if (doing === undefined) return portrait(who, side);
    const sign = drawPart(SIGNS, doing);
    return flash(
      () =>
        `${at(60, 40, 1.05, 0, `<g opacity=".55">${sign}</g>`)}${bust(who, 15, 22, 0.75)}${line('M75 91Q94 97 96 112', rimOf(side), 2.2, 0.75)}`,
      hue,
      name,
      side,
    );
  }
  if ('pair' in subject) {
    const [first, second] = subject.pair;
    return flash(() => bust(second, 36, 22, 0.68) + bust(first, -8, 26, 0.7), hue, name, side);
  }
  if ('ship' in subject) return flying(subject.ship, subject.wing === true, name, side);
  if ('vehicle' in subject)
    return standing(() => drawPart(VEHICLES, subject.vehicle), subject.scene ?? 'desert', name, side);
  if ('group' in subject)
    return standing(() => at(0, 4, 1.1, 0, group(subject.group, subject.n)), subject.scene ?? 'desert', name, side);
  if ('beast' in subject) return standing(() => drawPart(BEASTS, subject.beast), subject.scene ?? 'desert', name, side);
  if ('sign' in subject) return flash(() => middle(drawPart(SIGNS, subject.sign)), hue, name, side);
  if ('thing' in subject) return flash(() => middle(subject.thing()), hue, name, side);
  return { sky: ['#1a1f2c', '#0a0d14'], box: '0 0 160 100', fit: 'slice', draw: subject.place };
}
