// Finds what can be changed in a source: each change is one mutant, a piece of text and what stands there instead.
import { parseSync } from 'vite';

const BOUNDARIES = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' };
const SIGNS = { '+': '-', '-': '+', '+=': '-=', '-=': '+=', '++': '--', '--': '++' };
const LOGIC = { '&&': '||', '||': '&&' };

/** What says why, or counts: it changes nothing in the game. */
const ASIDE = new Set(['countUse', 'countOwn', 'countPlay', 'reason']);

const isAside = (node) =>
  node.type === 'TemplateLiteral' ||
  node.type === 'ThrowStatement' ||
  (node.type === 'NewExpression' && node.callee.name?.endsWith('Error')) ||
  (node.type === 'CallExpression' && (ASIDE.has(node.callee.name) || node.optional));

/** Types and imports are not there at run time; of `x as T` the expression is. */
const isGone = ({ type }) =>
  type.startsWith('Import') ||
  (type.startsWith('TS') &&
    type !== 'TSAsExpression' &&
    type !== 'TSNonNullExpression' &&
    type !== 'TSSatisfiesExpression');

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string';

function* childrenOf(node) {
  for (const [key, value] of Object.entries(node))
    if (!((key === 'key' && !node.computed) || key === 'typeAnnotation' || key === 'returnType'))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield [key, child];
}

/**
 * The mutants of a source, in its order: `start` and `end` of the text that is exchanged, `text` in its place. The text is a
 * whole expression or a whole statement (`isStatement`).
 */
export function findMutants(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const found = [];
  const add = (node, kind, text, isStatement = false) => {
    const { start, end } = node;
    const lines = source.slice(0, start).split('\n');
    const was = source.slice(start, end);
    found.push({ file, line: lines.length, column: lines.at(-1).length + 1, kind, start, end, was, text, isStatement });
  };
  /** The node with its operator exchanged. */
  const exchange = (node, left, right, kind, operators) => {
    const operator = operators[node.operator];
    if (operator === undefined) return;
    const between = source.slice(left, right);
    const at = left + between.lastIndexOf(node.operator);
    add(node, kind, source.slice(node.start, at) + operator + source.slice(at + node.operator.length, node.end));
  };
  const condition = (test, isLoop) => {
    const text = source.slice(test.start, test.end);
    if (test.type !== 'UnaryExpression' || test.operator !== '!') add(test, 'negated', `!(${text})`);
    if (!isLoop) add(test, 'always', 'true');
    add(test, 'never', 'false');
  };
  const visit = (node, key, parent) => {
    if (isGone(node) || isAside(node)) return;
    switch (node.type) {
      case 'IfStatement':
      case 'ConditionalExpression':
        condition(node.test, false);
        break;
      case 'WhileStatement':
        condition(node.test, true);
        break;
      case 'BinaryExpression':
        exchange(node, node.left.end, node.right.start, 'boundary', BOUNDARIES);
        if (![node.left, node.right].some(isText)) exchange(node, node.left.end, node.right.start, 'sign', SIGNS);
        break;
      case 'LogicalExpression':
        exchange(node, node.left.end, node.right.start, 'logic', LOGIC);
        break;
      case 'AssignmentExpression':
        if (!isText(node.right)) exchange(node, node.left.end, node.right.start, 'sign', SIGNS);
        break;
      case 'UpdateExpression':
        // A loop that counts the other way only runs until it is stopped.
        if (!(parent.type === 'ForStatement' && key === 'update')) exchange(node, node.start, node.end, 'sign', SIGNS);
        break;
      case 'UnaryExpression':
        if (node.operator === '!' || node.operator === '-')
          add(node, node.operator === '!' ? 'negated' : 'sign', source.slice(node.argument.start, node.argument.end));
        break;
      case 'Literal':
        if (typeof node.value === 'number') add(node, 'number', `${node.value + 1}`);
        else if (typeof node.value === 'boolean') add(node, 'boolean', `${!node.value}`);
        break;
      case 'ExpressionStatement':
        if (node.directive === null && !isAside(inner(node.expression))) add(node, 'removed', '{}', true);
        break;
      case 'ReturnStatement':
        if (!isLastOfFunction(node, key, parent)) add(node, 'removed', '{}', true);
        break;
      case 'ContinueStatement':
      case 'BreakStatement':
        add(node, 'removed', '{}', true);
        break;
      default:
    }
    for (const [childKey, child] of childrenOf(node)) {
      if (child.type === 'BlockStatement' && isFunction(node)) child.isBody = true;
      visit(child, childKey, node);
    }
  };
  visit(program, '', program);
  return found;
}

const inner = (node) => (node.type === 'ChainExpression' ? node.expression : node);
const isText = ({ type, value }) => type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');
const isFunction = ({ type }) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';
const isLastOfFunction = (node, key, parent) => key === 'body' && parent.isBody === true && parent.body.at(-1) === node;

/** The source with this mutant in it. */
export const mutated = (source, { start, end, text }) => source.slice(0, start) + text + source.slice(end);

/** The source in which each of the mutants' places, before it is carried out, counts in `globalThis.reached`. */
export function probed(source, mutants) {
  const inserts = mutants.flatMap(({ start, end, isStatement, number }, order) => {
    const count = `globalThis.reached[${number}]++`; // a name in the source may be `reached` too
    return [
      { at: start, text: isStatement ? `{${count};` : `(${count},`, rank: -end, order },
      { at: end, text: isStatement ? '}' : ')', rank: Number.NEGATIVE_INFINITY, order: -order },
    ];
  });
  // At one place what ends there comes first, then what begins there, the longest outside.
  inserts.sort((a, b) => a.at - b.at || a.rank - b.rank || a.order - b.order);
  let text = '';
  let from = 0;
  for (const insert of inserts) {
    text += source.slice(from, insert.at) + insert.text;
    from = insert.at;
  }
  return text + source.slice(from);
}
