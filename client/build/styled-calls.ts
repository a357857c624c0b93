import { parseSync } from 'vite'

/** A part of a source text. */
export type Part = { readonly start: number; readonly end: number }

/** `const name = styled(tag, recipe)` at the top of a file. `shared` names a recipe that `defineRecipe` made. */
type StyledCall = {
  readonly name: string
  readonly callee: Part
  readonly recipe: Part
  readonly shared: string | null
}

/** `const name = defineRecipe(recipe)` at the top of a file. */
type DefinedRecipe = Part & { readonly name: string; readonly recipe: Part }

/** A name that comes from another file. */
type Imported = { readonly name: string; readonly from: string }

/** The styles in a file: the import of `styled` and its uses, and the recipes that several elements share. */
export type StyledFile = {
  readonly source: (Part & { readonly value: string }) | null
  readonly calls: readonly StyledCall[]
  readonly defined: readonly DefinedRecipe[]
  readonly imported: readonly Imported[]
}

const makers = /\/theme\/(?:styled|recipe)\.ts$/
/** Most files name neither maker, and need no parsing. */
const namesMaker = /\/theme\/(?:styled|recipe)\.ts/

/**
 * Finds every use of `styled` and `defineRecipe` in a source file; null where neither is imported. Throws for a use other
 * than a constant at the top of the file: only those can be compiled beforehand.
 */
export function findStyled(file: string, code: string): StyledFile | null {
  if (!namesMaker.test(code)) return null
  const { program } = parseSync(file, code)
  const imports = program.body.filter((node) => node.type === 'ImportDeclaration')
  if (!imports.some(({ source }) => makers.test(source.value))) return null
  const imported = imports.flatMap(({ source, specifiers }) =>
    specifiers.map(({ local }): Imported => ({ name: local.name, from: source.value })),
  )
  const constants = program.body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
    .flatMap(({ id, init }) =>
      id.type === 'Identifier' && init?.type === 'CallExpression' && init.callee.type === 'Identifier'
        ? [{ name: id.name, init, callee: init.callee, values: init.arguments }]
        : [],
    )
  const defined = constants.flatMap(({ name, init, callee, values: [recipe] }): DefinedRecipe[] =>
    callee.name === 'defineRecipe' && recipe ? [{ name, start: init.start, end: init.end, recipe }] : [],
  )
  const shareable = new Set([...defined, ...imported].map(({ name }) => name))
  const calls = constants.flatMap(({ name, callee, values: [, recipe] }): StyledCall[] => {
    if (callee.name !== 'styled' || !recipe) return []
    const shared = recipe.type === 'Identifier' && shareable.has(recipe.name) ? recipe.name : null
    return [{ name, callee, recipe, shared }]
  })
  const uses = code.match(/\b(?:styled|defineRecipe)\(/g)?.length ?? 0
  if (uses !== calls.length + defined.length)
    throw new Error(
      `${file}: styled(tag, recipe) and defineRecipe(recipe) are values of constants at the top of a file`,
    )
  return {
    source: imports.find(({ source }) => source.value.endsWith('/theme/styled.ts'))?.source ?? null,
    calls,
    defined,
    imported,
  }
}
