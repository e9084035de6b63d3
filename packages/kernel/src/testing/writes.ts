/** Where a source writes to the state of a game, by its syntax tree: events and moves may, and little else. */
type Node = { readonly type: string } & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* descendants(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* descendants(child);
}

const WRAPPERS = new Set(['TSNonNullExpression', 'TSAsExpression', 'ParenthesizedExpression']);
const MUTATORS = new Set('push pop shift unshift splice sort reverse fill copyWithin'.split(' '));
/** Names that a state goes by. */
const STATES = new Set(['s', 'state', 'seen', 'other']);

const inner = (node: Node): Node => (WRAPPERS.has(node.type) ? inner(node['expression'] as Node) : node);
const part = (node: Node, name: string): Node => inner(node[name] as Node);
const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : '');

const isState = (node: Node): boolean =>
  STATES.has(nameOf(node)) || (node.type === 'MemberExpression' && nameOf(node['property']) === 'state');

/** The field of a state that the expression is or is a part of: `s.def`, `g.state.hand[seat]!`; or null. */
function fieldOf(node: Node, fields: ReadonlySet<string>, aliases: ReadonlyMap<string, string>): string | null {
  if (node.type === 'Identifier') return aliases.get(nameOf(node)) ?? null;
  if (node.type !== 'MemberExpression') return null;
  const object = part(node, 'object');
  const property = node['computed'] === true ? '' : nameOf(node['property']);
  return isState(object) && fields.has(property) ? property : fieldOf(object, fields, aliases);
}

/** Local names of what is in a state, `const { zone } = g.state`, so that writing to them writes to it. */
function aliasesIn(program: Node, fields: ReadonlySet<string>): Map<string, string> {
  const aliases = new Map<string, string>();
  const inState = (pattern: unknown): void => {
    if (!isNode(pattern) || pattern.type !== 'ObjectPattern') return;
    for (const property of (pattern['properties'] as Node[]).filter(({ type }) => type === 'Property')) {
      const [name, value] = [nameOf(property['key']), property['value']];
      if (fields.has(name)) aliases.set(nameOf(value), name);
      else if (name === 'state') inState(value);
    }
  };
  for (const node of descendants(program)) {
    // A part of what is walked through, and what a function takes out of a state or a table.
    if (node.type === 'ForOfStatement') {
      const [declared] = ((node['left'] as Node)['declarations'] ?? []) as readonly Node[];
      const field = fieldOf(part(node, 'right'), fields, aliases);
      if (declared !== undefined && field !== null) aliases.set(nameOf(declared['id']), field);
    }
    for (const parameter of (node['params'] ?? []) as readonly unknown[]) inState(parameter);
    if (node.type !== 'VariableDeclarator' || !isNode(node['init'])) continue;
    const [id, from] = [node['id'] as Node, part(node, 'init')];
    const field = id.type === 'Identifier' ? fieldOf(from, fields, aliases) : null;
    if (field !== null) aliases.set(nameOf(id), field);
    if (id.type === 'ObjectPattern' && isState(from))
      for (const property of id['properties'] as Node[])
        if (fields.has(nameOf(property['key']))) aliases.set(nameOf(property['value']), nameOf(property['key']));
  }
  return aliases;
}

/** What is changed there: the left of an assignment, what is counted up, the list that is pushed to. */
function changed(node: Node): Node | null {
  if (node.type === 'AssignmentExpression') return part(node, 'left');
  if (node.type === 'UpdateExpression') return part(node, 'argument');
  const callee = node.type === 'CallExpression' ? part(node, 'callee') : null;
  if (callee?.type !== 'MemberExpression' || !MUTATORS.has(nameOf(callee['property']))) return null;
  return part(callee, 'object');
}

/** The fields of the state that the program writes to. */
function writtenFields(program: object, fields: ReadonlySet<string>): string[] {
  const root = program as Node;
  const aliases = aliasesIn(root, fields);
  const found = new Set<string>();
  for (const node of descendants(root)) {
    const target = changed(node);
    // A local name that is given another value changes no state.
    const isLocal = node.type !== 'CallExpression' && target?.type === 'Identifier';
    const field = target === null || isLocal ? null : fieldOf(target, fields, aliases);
    if (field !== null) found.add(field);
  }
  return [...found];
}

/** What writes to the state and is on no list, and what is on the list and does not, each as `file: field`. */
interface Beside {
  readonly unlisted: readonly string[];
  readonly stale: readonly string[];
}

/** `listed`: as `file: field`; `file: *` is all that the file writes. */
export function writesBeside(
  programs: Iterable<readonly [file: string, program: object]>,
  fields: ReadonlySet<string>,
  listed: readonly string[],
): Beside {
  const found: string[] = [];
  for (const [file, program] of programs)
    if (!listed.includes(`${file}: *`))
      for (const field of writtenFields(program, fields)) found.push(`${file}: ${field}`);
  return {
    unlisted: found.filter((write) => !listed.includes(write)),
    stale: listed.filter((write) => !write.endsWith(': *') && !found.includes(write)),
  };
}
