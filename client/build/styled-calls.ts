import { parseSync } from 'vite'

/** A part of a source text. */
export type Part = { readonly start: number; readonly end: number }

/** `const name = styled(tag, recipe)` at the top of a file. */
export type StyledCall = { readonly name: string; readonly callee: Part; readonly recipe: Part }

/** The styles in a file: its uses of `styled`, and their import. */
export type StyledFile = { readonly source: Part & { readonly value: string }; readonly calls: readonly StyledCall[] }

/**
 * Finds every use of `styled` in a source file; null without an import of `theme/styled.ts`. Throws for a use other
 * than a constant at the top of the file: only those can be compiled beforehand.
 */
export function findStyled(file: string, code: string): StyledFile | null {
  const { program } = parseSync(file, code)
  const imported = program.body.find(
    (node) => node.type === 'ImportDeclaration' && node.source.value.endsWith('/theme/styled.ts'),
  )
  if (imported?.type !== 'ImportDeclaration') return null
  const declarations = program.body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
  const calls = declarations.flatMap(({ id, init }): StyledCall[] => {
    if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'styled') return []
    const recipe = init.arguments[1]
    return id.type === 'Identifier' && recipe ? [{ name: id.name, callee: init.callee, recipe }] : []
  })
  const uses = code.match(/\bstyled\(/g)?.length ?? 0
  if (uses !== calls.length)
    throw new Error(`${file}: styled(tag, recipe) is the value of a constant at the top of a file`)
  return { source: imported.source, calls }
}
